// Starts `unretain lsp` and shows what it draws. Everything else is the server's work.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function start() {
  const settings = vscode.workspace.getConfiguration("unretain");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("unretain", "Unretain", server, {
    documentSelector: [{ scheme: "file", language: "swift" }],
    initializationOptions: {
      minimumLevel: settings.get("minimumLevel"),
      knownFindings: settings.get("knownFindings"),
      delay: settings.get("delay"),
      codeLens: settings.get("codeLens"),
    },
    synchronize: { configurationSection: "unretain" },
  });
  return client.start();
}

async function showGraph() {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !client) return;
  const { line, character } = editor.selection.active;
  const uri = client.code2ProtocolConverter.asUri(editor.document.uri);
  try {
    const drawing = await client.sendRequest("workspace/executeCommand", {
      command: "unretain.graph",
      arguments: [{ uri, position: { line, character }, format: "svg" }],
    });
    const panel = vscode.window.createWebviewPanel("unretain.graph", "Ownership", vscode.ViewColumn.Beside, {});
    panel.webview.html = drawing;
  } catch (problem) {
    vscode.window.showErrorMessage(`unretain: ${problem.message}`);
  }
}

async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("unretain.showGraph", showGraph),
    vscode.commands.registerCommand("unretain.restart", async () => {
      await deactivate();
      await start();
    }),
  );
  await start();
}

async function deactivate() {
  const running = client;
  client = undefined;
  if (running) await running.stop();
}

module.exports = { activate, deactivate };

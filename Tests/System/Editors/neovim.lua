-- Drives Neovim without a screen: a leak across two files is typed, seen, repaired by the light bulb, and put back by undo.
-- Prints a line for each step and the milliseconds that it took.
--
-- usage: nvim --headless -u NONE -i NONE -c 'luafile neovim.lua', with what test_neovim.py puts into the environment
local uv = vim.loop
local patience = tonumber(vim.env.PATIENCE or "60") * 1000

local function finish(status, text)
  io.stdout:write(text .. "\n")
  vim.cmd(status == 0 and "qall!" or "cquit! 1")
end

local function wait(what, is_done)
  local start = uv.hrtime()
  if not vim.wait(patience, is_done, 5) then
    finish(1, "FAILED: " .. what)
  end
  io.stdout:write(string.format("%s: %.0f ms\n", what, (uv.hrtime() - start) / 1e6))
end

local buffer
local function findings()
  return vim.tbl_filter(function(item)
    return item.source == "unretain" and item.code == "stored_closure_cycle" and item.message:find(vim.env.NAME or "", 1, true) ~= nil
  end, vim.diagnostic.get(buffer))
end

vim.o.swapfile = false
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.FOLDER .. "/" .. vim.env.FILE))
buffer = vim.api.nvim_get_current_buf()
local command = { vim.env.PROGRAM, "lsp", "--no-cache" }
if vim.env.LOG then vim.list_extend(command, { "--log", vim.env.LOG }) end
local client = vim.lsp.start_client({ name = "unretain", cmd = command, root_dir = vim.env.FOLDER })
vim.lsp.buf_attach_client(buffer, client)
wait("attached", function() return vim.lsp.buf_is_attached and vim.lsp.buf_is_attached(buffer, client) or vim.lsp.buf_get_clients(buffer)[client] ~= nil end)
-- Something is sent when the project has been read, be it nothing.
local heard = false
local handler = vim.lsp.handlers["textDocument/publishDiagnostics"]
local function listen(...)
  heard = true
  return handler(...)
end
vim.lsp.get_client_by_id(client).handlers["textDocument/publishDiagnostics"] = listen
wait("project is read", function() return heard end)
local before = #findings()

-- Types character by character, as people do.
local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
local row
for number, line in ipairs(lines) do
  if line:find(vim.env.MARK, 1, true) then row = number end
end
if not row then finish(1, "FAILED: there is no line with the mark") end
vim.api.nvim_win_set_cursor(0, { row, 0 })
-- One entry for undo, as one insertion is.
vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes("o" .. vim.env.LEAK .. "<Esc>", true, false, true), "xt", false)
wait("leak is seen", function() return #findings() == before + 1 end)

local item = findings()[1]
for _, found in ipairs(findings()) do
  if found.lnum == row then item = found end
end
local related = (item.user_data and item.user_data.lsp and item.user_data.lsp.relatedInformation) or {}
local elsewhere = vim.tbl_filter(function(step) return not vim.endswith(step.location.uri, vim.env.FILE) end, related)
if #elsewhere == 0 then finish(1, "FAILED: the path does not lead through another file") end

vim.api.nvim_win_set_cursor(0, { item.lnum + 1, item.col })
local function actions(kind)
  local parameters = vim.lsp.util.make_range_params()
  parameters.context = { diagnostics = { item.user_data.lsp }, only = kind and { kind } or nil }
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", parameters, patience)
  return answers[client].result
end
local function resolved(action)
  local answer = vim.lsp.buf_request_sync(buffer, "codeAction/resolve", action, patience)[client]
  return answer.result, answer.error
end
local repair = resolved(actions("quickfix")[1])
-- A script's changes are one step of undo unless it says otherwise.
vim.cmd("let &undolevels = &undolevels")
vim.lsp.util.apply_workspace_edit(repair.edit, vim.lsp.get_client_by_id(client).offset_encoding)
wait("repaired (" .. repair.title .. ")", function() return #findings() == before end)
vim.cmd("silent undo")
wait("leak is back after undo", function() return #findings() == before + 1 end)

-- An edit that was offered for an older text is refused.
local stale = actions("quickfix")[1]
vim.api.nvim_buf_set_lines(buffer, 0, 0, false, { "// one line more" })
local action, refusal = resolved(stale)
if action or not refusal then finish(1, "FAILED: an edit for an older text was given") end

local hover = vim.lsp.buf_request_sync(buffer, "textDocument/hover", {
  textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = item.lnum + 1, character = item.col },
}, patience)
local contents = hover[client].result
if not contents or not contents.contents.value:find("captures `self` strongly", 1, true) then finish(1, "FAILED: hover says nothing") end

vim.lsp.stop_client(client)
wait("server has ended", function() return vim.lsp.client_is_stopped(client) end)
finish(0, "done")

extension ChatSession {
    func connect() {
        socket.onOpen = { [weak self] in
            guard let self else { return }
            self.state = .open
            self.socket.onMessage = { text in  //@ message
                self.transcript.append(text)
            }
        }
        socket.open()
    }

    func resume() {
        socket.onOpen = { [weak self] in
            guard let self = self else { return }
            self.unsent.forEach { text in  //@ unsent
                self.socket.send(text)
            }
            self.unsent.removeAll()
        }
        socket.open()
    }

    func logIn() {
        socket.onOpen = { [weak self] in
            guard let self else { return }
            self.socket.send("LOGIN") {  //@ login
                self.state = .loggedIn
            }
        }
        socket.open()
    }

    func watchClosing() {
        socket.onOpen = { [weak self] in
            guard let self else { return }
            socket.onClose = { [weak self] code in  //@ closing
                guard let self else { return }
                state = .closed
                transcript.append("closed with \(code)")
            }
        }
        socket.open()
    }
}

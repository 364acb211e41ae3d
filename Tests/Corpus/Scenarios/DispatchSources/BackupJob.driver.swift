import CorpusProbe

public let places: [Place] = [
  Place("run", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.run()
  },
  Place("notify", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.run()
  },
  Place("timer", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.repeatEvery()
  },
  Place("weakTimer", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.repeatWeakly()
  },
  Place("enqueue", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.enqueue()
  },
  Place("remember", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.remember()
  },
  Place("finish", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.finishWith()
  },
  Place("all", decidedBy: .text) { probe in
    let job = BackupJob()
    probe.watch(job)
    job.copyAll()
  }
]

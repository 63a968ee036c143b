import { execFileSync } from 'node:child_process'
import { ROOT } from '../lib/paths.ts'
import { report } from './source-files.ts'

// The subject of a commit: folder, colon, what it does, at most 65 characters. See .github/CONTRIBUTING.md.

/** Commits before this day are as they are. */
const SINCE = '2026-11-22T16:00:00Z'
const SUBJECT = /^[a-z][a-z0-9 ,/.-]*: [a-z]/
const LENGTH_MAX = 65
/** 'adds', 'added' and 'adding' tell; 'add' says what the commit does. */
const NOT_IMPERATIVE =
  /^[^:]+: (?!(?:pass|process|bring|string|address|seed|feed|embed|need|exceed|proceed|shed|release|miss|cross|dress|express|press|access|discuss|focus|compress|suppress|guess|ring|sing|spring|bless)\b)\w+(?:ed|ing|[^s]s) /

const subjects = execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%s'], {
  cwd: ROOT,
  encoding: 'utf8',
})
report('commits', subjects.split('\n').filter(Boolean).flatMap(findings))

function findings(subject: string): string[] {
  return [
    ...(subject.length > LENGTH_MAX ? [`"${subject}": over ${LENGTH_MAX} characters`] : []),
    ...(SUBJECT.test(subject) ? [] : [`"${subject}": wants a folder, a colon and a verb in small letters`]),
    ...(NOT_IMPERATIVE.test(subject) ? [`"${subject}": wants the imperative`] : []),
  ]
}

export function whenRunnerIsGone(callback: () => void): void

export function step<Result>(name: string, work: () => Promise<Result>): Promise<Result>
export function seconds(ms: number): string

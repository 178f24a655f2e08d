export function createTemporaryFolder(name: string): string;

export function temporaryFolder(name: string): string;

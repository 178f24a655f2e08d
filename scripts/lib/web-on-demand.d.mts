export function createWebOnDemand(folder: string): string;

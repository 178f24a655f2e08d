export function webOnDemand(folder: string): string;

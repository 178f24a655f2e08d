export const patience: number;

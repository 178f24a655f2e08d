import { setPriority } from 'node:os';

const lowest = 10; // guests come first

/** From now on this process gives way to those that serve: for what may take its time. */
export const giveWay = (): void => setPriority(lowest);

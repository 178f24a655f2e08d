/** Whose program calls: as much as a call says of it. */
export interface Caller {
  ip: string;
}

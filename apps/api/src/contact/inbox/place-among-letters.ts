/** Where a letter stands in the list: those that wait first, of these the newest, at the same moment by id. */
export interface PlaceAmongLetters {
  isOpen: boolean;
  createdAt: Date;
  id: string;
}

const written = /^(open|answered)\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** A place as an address carries it. */
export const writePlace = ({ isOpen, createdAt, id }: PlaceAmongLetters): string =>
  `${isOpen ? 'open' : 'answered'}.${createdAt.getTime()}.${id}`;

/** What `writePlace` has written; `null` for anything else. */
export function readPlace(text: string): PlaceAmongLetters | null {
  const [, state, instant, id] = written.exec(text) ?? [];
  if (!state || !instant || !id) return null;
  return { isOpen: state === 'open', createdAt: new Date(Number(instant)), id };
}

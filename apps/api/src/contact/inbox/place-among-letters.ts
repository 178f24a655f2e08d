/** Position in the list: open ones first, then the newest, then by id. */
export interface PlaceAmongLetters {
  isOpen: boolean;
  createdAt: Date;
  id: string;
}

const written = /^(open|answered)\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const writePlace = ({ isOpen, createdAt, id }: PlaceAmongLetters): string =>
  `${isOpen ? 'open' : 'answered'}.${createdAt.getTime()}.${id}`;

/** Decodes the result of `writePlace`; `null` for anything else. */
export function readPlace(text: string): PlaceAmongLetters | null {
  const [, state, instant, id] = written.exec(text) ?? [];
  if (!state || !instant || !id) return null;
  return { isOpen: state === 'open', createdAt: new Date(Number(instant)), id };
}

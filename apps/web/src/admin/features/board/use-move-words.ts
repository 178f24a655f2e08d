import { timeOfMinute } from '@strapec/domain';
import type { Tonight } from './tonight';
import { useBoardText } from './texts';
import type { MovingParty } from './use-moving';
import { usePartyWords } from './use-party-words';

/** Says where a visit would be put, and what that means for others. */
export function useMoveWords({ parties }: Tonight): (moving: MovingParty) => { where: string; what: string } {
  const text = useBoardText();
  const words = usePartyWords();
  const nameOf = (id: string): string => parties.find(({ reservation }) => reservation.id === id)?.name ?? '';
  const whatOf = ({ place, isSame }: MovingParty): string => {
    if (isSame) return text('move.same');
    if (!place) return text('move.taken');
    const names = place.moves.map(({ visitId, tables }) =>
      text('move.gives.party', { name: nameOf(visitId), tables: words.placeOf(tables) }),
    );
    return names.length === 0 ? text('move.free') : text('move.gives', { names: names.join(', ') });
  };
  return (moving) => {
    const { aim, place } = moving;
    const [from, until] = [timeOfMinute(aim.start), timeOfMinute(aim.start + aim.minutes)];
    return {
      where: text('move.here', { tables: words.placeOf(place?.tables ?? [aim.table]), from, until }),
      what: whatOf(moving),
    };
  };
}

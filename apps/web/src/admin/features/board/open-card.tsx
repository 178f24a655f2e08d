import type { LocalMoment } from '@strapec/domain';
import Drawer from 'antd/es/drawer';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useMatches } from '../../shared/ui/use-is-narrow';
import type { BoardLinks } from './board-links';
import { phone } from './layout';
import { PartyCard } from './party-card';
import type { Party } from './tonight';
import { useBoardText } from './texts';

interface OpenCardProps extends Pick<BoardLinks, 'onEdit' | 'onHistory'> {
  party: Party | null;
  now: LocalMoment;
  onMove: (party: Party) => void;
  onClose: () => void;
}

/** A party's card, beside the board or over it on a phone. */
export function OpenCard({ party, now, onMove, onClose, onEdit, onHistory }: OpenCardProps) {
  const text = useBoardText();
  const isPhone = useMatches(phone);
  useBackCloses(party !== null, onClose);
  return (
    <Drawer
      open={party !== null}
      onClose={onClose}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'large' : 440}
      title={party?.name}
      closable={{ 'aria-label': text('card.close') }}
      destroyOnHidden
    >
      {party && (
        <PartyCard
          party={party}
          now={now}
          onMove={
            party.stage === 'finished'
              ? undefined
              : () => {
                  onClose();
                  onMove(party);
                }
          }
          onEdit={(reservation, instead) => {
            onClose();
            onEdit(reservation, instead);
          }}
          onHistory={onHistory}
        />
      )}
    </Drawer>
  );
}

import { closeEvening } from '@strapec/contracts';
import type { LocalMoment, ServiceDate } from '@strapec/domain';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshEvenings } from '../../shared/api/reservation-cache';
import { useEvening } from '../../shared/api/use-evening';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { useUndo } from '../../shared/reservation/use-tell-deed';
import { dayInWords } from '../../shared/time/date-words';
import styles from './board.module.css';
import { type ToClose, tonightOf } from './tonight';
import { useBoardText } from './texts';

/** Shows what closing the evening does to its visits, with one button; nothing before its end or once it is closed. */
export function CloseEvening({ date, toClose }: { date: ServiceDate; toClose: ToClose | null }) {
  const text = useBoardText();
  const { language } = useLanguage();
  const undo = useUndo();
  const inWords = (counts: ToClose): string =>
    (['completed', 'noShows', 'cancelled'] as const)
      .flatMap((name) => (counts[name] > 0 ? [text(`close.${name}`, { count: counts[name] })] : []))
      .join(', ');
  const { mutate, isPending } = useStaffMutation({
    send: () => closeEvening(date),
    done: ({ deed, ...counts }) =>
      deed ? { text: text('close.done'), detail: inWords(counts), undo: () => undo(deed) } : text('close.nothing'),
    failed: (reason) => text('close.failed', { reason }),
    refresh: (queries) => void refreshEvenings(queries),
  });
  if (!toClose) return null;
  return (
    <Alert
      type="info"
      className={styles.close}
      title={text('close.lead', { date: dayInWords(date, language), parties: inWords(toClose) })}
      action={
        <ConnectedOnly>
          <Button disabled={isPending || undefined} onClick={() => mutate()}>
            {text('close.button')}
          </Button>
        </ConnectedOnly>
      }
    />
  );
}

export function CloseEveningBefore({ date, now }: { date: ServiceDate; now: LocalMoment }) {
  const { data } = useEvening(date);
  return data ? <CloseEvening date={date} toClose={tonightOf(data, now).toClose} /> : null;
}

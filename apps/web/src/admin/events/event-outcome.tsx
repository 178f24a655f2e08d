import type { ConflictingVisitDto, SavedEventDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useFormatTime } from '../ui/time/use-format-time';
import { formatDay } from '../ui/time/date-words';
import { GuestPhone } from '../ui/guest-phone';
import parts from '../ui/parts.module.css';
import { useEventsText } from './texts';

export interface EventActionResult extends SavedEventDto {
  action: 'saved' | 'deleted';
}

interface EventOutcomeProps {
  result: EventActionResult;
  onDismiss: () => void;
}

/** Parties that lost their table must be called (rules §4). */
export function EventOutcomeAlert({ result: { event, action, conflicts, seatedAgain }, onDismiss }: EventOutcomeProps) {
  const text = useEventsText();
  const { language } = useLanguage();
  const title = (language === 'sk' && event.titleSk) || event.titleEn;
  if (conflicts.length + seatedAgain.length === 0) return null;
  return (
    <Alert
      type={conflicts.length > 0 ? 'warning' : 'success'}
      showIcon
      closable={{ 'aria-label': text('events.conflicts.dismiss'), onClose: onDismiss }}
      title={text(`events.outcome.${action}`, { title })}
      description={
        <div className={parts.stack}>
          <AffectedParties textId="events.conflicts" parties={conflicts} />
          <AffectedParties textId="events.seatedAgain" parties={seatedAgain} />
        </div>
      }
    />
  );
}

interface AffectedPartiesProps {
  textId: 'events.conflicts' | 'events.seatedAgain';
  parties: readonly ConflictingVisitDto[];
}

function AffectedParties({ textId, parties }: AffectedPartiesProps) {
  const text = useEventsText();
  if (parties.length === 0) return null;
  return (
    <section>
      <p>{text(textId, { count: parties.length })}</p>
      <ul className={parts.bullets}>
        {parties.map((party) => (
          <AffectedParty key={party.id} {...party} phone={textId === 'events.conflicts' ? party.phone : null} />
        ))}
      </ul>
    </section>
  );
}

function AffectedParty({ date, time, firstName, lastName, partySize, phone, phoneE164 }: ConflictingVisitDto) {
  const text = useEventsText();
  const { language } = useLanguage();
  const formatTime = useFormatTime();
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li>
      <Link to={`/admin/reservations?date=${date}`}>{formatDay(date, language)}</Link>{' '}
      {text('events.conflict', { time: formatTime(time), name, count: partySize })}
      {phone && (
        <>
          {' · '}
          <GuestPhone phone={phone} phoneE164={phoneE164} />
        </>
      )}
    </li>
  );
}

import type {
  ChangedHoursDto,
  ReseatedVisitDto,
  VenuePreviewDto,
  StrandedVisitDto,
  TouchedVisitsDto,
} from '@strapec/contracts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useFormatTime } from '../ui/time/use-format-time';
import { formatDay } from '../ui/time/date-words';
import { FormWarning } from '../ui/form-warning';
import parts from '../ui/parts.module.css';
import { formatHours } from './hours-values';
import styles from './venue.module.css';
import { usePreviewText } from './preview-texts';
import type { PreviewedVenueChange } from './use-venue-change';

interface ChangePreviewProps extends PreviewedVenueChange {
  description: ReactNode;
}

export function ChangePreview({ preview, isOutdated, description }: ChangePreviewProps) {
  const text = usePreviewText();
  return (
    <>
      {isOutdated && (
        <FormWarning key={preview.hash} title={text('settings.movedOn')} description={text('settings.movedOn.then')} />
      )}
      {description}
      <AffectedVisits preview={preview} />
    </>
  );
}

export function AffectedVisits({ preview }: { preview: TouchedVisitsDto & Partial<VenuePreviewDto> }) {
  const text = usePreviewText();
  const { strandedCount, stranded, reseatedCount, reseated, seatedAgainCount, keptCount = 0, evenings } = preview;
  return (
    <div className={parts.stack16}>
      {evenings === 0 && <p className={parts.good}>{text('settings.preview.nobody')}</p>}
      <AffectedPartyGroup
        outcome="stranded"
        count={strandedCount}
        parties={stranded}
        describeParty={({ why }) => text(`settings.why.${why}`)}
      />
      <AffectedPartyGroup
        outcome="reseated"
        count={reseatedCount}
        parties={reseated}
        describeParty={({ from, to }) => text('settings.party.moves', { from: from.join(', '), to: to.join(', ') })}
      />
      {seatedAgainCount > 0 && <p>{text('settings.preview.again', { count: seatedAgainCount })}</p>}
      {evenings > 0 && keptCount > 0 && <p>{text('settings.preview.kept', { count: keptCount })}</p>}
      <ChangedHoursList preview={preview} />
    </div>
  );
}

interface PreviewGroupProps {
  tone?: 'bad' | undefined;
  title: string;
  children: ReactNode;
}

export function PreviewGroup({ tone, title, children }: PreviewGroupProps) {
  return (
    <section className={`${parts.card} ${parts.stack} ${parts.edge}`} data-tone={tone}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface AffectedPartyGroupProps<Party> {
  outcome: 'stranded' | 'reseated';
  count: number;
  parties: readonly Party[];
  describeParty: (party: Party) => string;
}

function AffectedPartyGroup<Party extends ReseatedVisitDto | StrandedVisitDto>(props: AffectedPartyGroupProps<Party>) {
  const { outcome, count, parties, describeParty } = props;
  const text = usePreviewText();
  const { language } = useLanguage();
  const formatTime = useFormatTime();
  if (count === 0) return null;
  return (
    <PreviewGroup
      tone={outcome === 'stranded' ? 'bad' : undefined}
      title={text(`settings.preview.${outcome}`, { count })}
    >
      <p>{text(`settings.preview.${outcome}Then`)}</p>
      <ul className={parts.lines}>
        {parties.map((party) => (
          <li key={party.id}>
            <b>
              {text('settings.party', { name: `${party.firstName} ${party.lastName}`.trim(), count: party.partySize })}
            </b>
            <span>
              {text('settings.party.at', { date: formatDay(party.date, language), time: formatTime(party.time) })}
              {' · '}
              {describeParty(party)}
            </span>
          </li>
        ))}
        {count > parties.length && <li>{text('settings.preview.more', { count: count - parties.length })}</li>}
      </ul>
    </PreviewGroup>
  );
}

function ChangedHoursList({ preview: { hours: days, changedDays = 0 } }: { preview: Partial<VenuePreviewDto> }) {
  const text = usePreviewText();
  const { language } = useLanguage();
  if (!days) return null;
  const unlistedDayCount = days.reduce((remainingCount, { times }) => remainingCount - times, changedDays);
  const describeDays = ({ date, times, until }: ChangedHoursDto): string => {
    const first = formatDay(date, language);
    if (times === 1) return first;
    return until
      ? text('settings.preview.everyUntil', { first, last: formatDay(until, language) })
      : text('settings.preview.every', { first });
  };
  return (
    <PreviewGroup title={text('settings.preview.guests')}>
      {changedDays === 0 && <p>{text('settings.preview.guests.none')}</p>}
      <ul className={parts.facts}>
        {days.map((day) => (
          <li key={day.date}>
            <b>{describeDays(day)}</b>
            <span className={`${parts.muted} ${parts.row} ${parts.toned} ${styles.change}`}>
              <b data-tone={day.after ? 'good' : 'bad'}>{formatHours(day.after, text)}</b>
              {text('settings.preview.was', { hours: formatHours(day.before, text).toLowerCase() })}
            </span>
          </li>
        ))}
        {unlistedDayCount > 0 && <li>{text('settings.preview.guests.more', { count: unlistedDayCount })}</li>}
      </ul>
    </PreviewGroup>
  );
}

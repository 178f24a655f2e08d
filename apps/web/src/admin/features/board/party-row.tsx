import type { LocalMoment } from '@strapec/domain';
import { memo } from 'react';
import { lacksTable } from '../../shared/api/lacks-table';
import { StatusTag } from '../../shared/reservation/status-tag';
import type { PartyLinks } from './board-links';
import styles from './party-list.module.css';
import { Marks, StatusIcon } from './marks';
import { NextStep } from './next-step';
import type { Party } from './tonight';
import { useBoardText } from './texts';
import { rowOf } from './use-deed-pause';
import { usePartyWords } from './use-party-words';

interface PartyRowProps extends PartyLinks {
  party: Party;
  now: LocalMoment;
}

/** A party in one line: when, who, how many, where, what to know; and one step. Its details are a tap away. */
export const PartyRow = memo(function PartyRow({ party, now, onOpen, pause }: PartyRowProps) {
  const text = useBoardText();
  const words = usePartyWords();
  const { reservation, name, stage } = party;
  const { status, partySize, tables } = reservation;
  const [notice, hint] = [words.nowOf(party), words.nextOf(party)];
  return (
    <li
      className={styles.row}
      data-status={status}
      data-stage={stage}
      data-without-table={lacksTable(reservation) || undefined}
    >
      <button
        type="button"
        id={rowOf(reservation.id)}
        className={styles.open}
        aria-label={words.all(party)}
        onClick={() => onOpen(party)}
      >
        <span className={styles.time}>{reservation.time}</span>
        <span className={styles.who}>
          <StatusIcon party={party} />
          <strong className={styles.name}>{name}</strong>
          <Marks party={party} />
        </span>
        <span className={styles.where}>
          <b>{text('party.people', { count: partySize })}</b>
          {' · '}
          {tables.length > 0 ? (
            <span className={styles.table}>{tables.join(' + ')}</span>
          ) : (
            stage !== 'finished' && text('party.noTable')
          )}
          {stage === 'seated' && <span className={styles.until}> –{words.spanOf(party).split('–')[1]}</span>}
        </span>
        {notice && <span className={styles.notice}>{notice}</span>}
        {hint && <span className={styles.hint}>{hint}</span>}
      </button>
      {stage === 'finished' ? (
        <StatusTag status={status} />
      ) : (
        <span className={styles.step}>
          <NextStep party={party} now={now} pause={pause} />
        </span>
      )}
    </li>
  );
});

import type { InboxDto } from '@strapec/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Grapes } from '../../../shared/ui/logo';
import styles from './inbox.module.css';
import { useInboxText } from './texts';

export type InboxGroup = Exclude<keyof InboxDto, 'counts'>;

/** In the order in which guests feel it. */
const groups: readonly InboxGroup[] = ['withoutTable', 'approvals', 'changes', 'mails', 'inquiries', 'messages'];

interface WaitingGroupsProps {
  inbox: InboxDto;
  /** The cards of tonight's parties, which stand in no group. */
  tonight: readonly ReactNode[];
  /** The cards of a group. */
  cards: Readonly<Record<InboxGroup, ReactNode>>;
}

/** What waits, in groups; or that nothing does. */
export function WaitingGroups({ inbox, tonight, cards }: WaitingGroupsProps) {
  const place = useFocusKept(inbox.counts.total);
  return (
    <div ref={place} tabIndex={-1} className={styles.groups}>
      {inbox.counts.total === 0 && <Nothing />}
      {tonight.length > 0 && (
        <Group group="tonight" count={tonight.length} shown={tonight.length}>
          {tonight}
        </Group>
      )}
      {groups
        .filter((group) => inbox[group].length > 0)
        .map((group) => (
          <Group key={group} group={group} count={inbox.counts[group]} shown={inbox[group].length}>
            {cards[group]}
          </Group>
        ))}
    </div>
  );
}

interface GroupProps {
  group: InboxGroup | 'tonight';
  count: number;
  shown: number;
  children: ReactNode;
}

function Group({ group, count, shown, children }: GroupProps) {
  const text = useInboxText();
  const rest = count - shown;
  return (
    <section aria-labelledby={`inbox-${group}`}>
      <h3 id={`inbox-${group}`} className={styles.group}>
        {text(`inbox.group.${group}`)} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.list}>{children}</ul>
      {rest > 0 && <p className={styles.rest}>{text('inbox.more', { count: rest })}</p>}
    </section>
  );
}

function Nothing() {
  const text = useInboxText();
  return (
    <div className={styles.nothing}>
      <Grapes size={72} />
      <p className={styles.quiet}>{text('inbox.empty')}</p>
      <p>{text('inbox.empty.then')}</p>
    </div>
  );
}

/** Whoever works by keyboard stays in the list when the card they decided about is gone. */
function useFocusKept(total: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [total]);
  return place;
}

import { isGuestAction } from '@strapec/domain';
import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../time/date-words';
import { type Place, withPlace } from './merge-drafts';
import { useUiText } from '../texts';
import { Notice } from '../notice';
import styles from '../ui.module.css';
import type { Draft, Edited, Conflict } from './use-draft';

interface InWords {
  label: string;
  words: string;
}

export interface ChangedMeanwhileProps<Subject extends Edited | null, Values extends object> {
  draft: Draft<Subject, Values>;
  inWords: (values: Values) => readonly InWords[];
  /** Describes other changes of theirs to data outside the form. */
  alsoChanged?: ((theirs: NonNullable<Subject>, before: Subject) => string | null) | undefined;
}

/** Shows the values taken over from another staff member, and asks about fields that both changed. */
export function ChangedMeanwhile<Subject extends Edited | null, Values extends object>(
  props: ChangedMeanwhileProps<Subject, Values> & { conflict: Conflict<Subject, Values> },
) {
  const text = useUiText();
  const { draft, conflict, inWords, alsoChanged } = props;
  const { mine, merge } = conflict;
  const theirs = draft.valuesOf(conflict.theirs);
  const note = alsoChanged?.(conflict.theirs, conflict.before) ?? null;
  /** A field without a label is left out. */
  const inBoth = (places: readonly Place[], from: Values) =>
    places.flatMap((place) =>
      differing(inWords(theirs), inWords(withPlace(theirs, from, place))).map((words) => ({ place, ...words })),
    );
  const taken = inBoth(merge.taken, draft.valuesOf(conflict.before));
  const asked = inBoth(merge.asked, mine);
  return (
    <Notice
      title={useWhoAndWhen(conflict)}
      description={
        <div className={styles.conflict}>
          {note && <p>{note}</p>}
          {taken.length > 0 && <p>{text('ui.meanwhile.taken')}</p>}
          <ul>
            {taken.map(({ place, label, theirs: words }) => (
              <li key={place.join()}>
                {label}: <b>{words}</b>
              </li>
            ))}
          </ul>
          {asked.map(({ place, ...versions }) => (
            <Version
              key={place.join()}
              {...versions}
              onChoose={(isMine) => draft.choose(place, isMine ? mine : theirs)}
            />
          ))}
          <p>{text(draft.isChanged() || asked.length > 0 ? 'ui.meanwhile.save' : 'ui.meanwhile.same')}</p>
        </div>
      }
    />
  );
}

function useWhoAndWhen<Subject extends Edited | null>({ theirs, lastChange }: Conflict<Subject, object>): string {
  const text = useUiText();
  const { language } = useLanguage();
  const when = lastChange?.at ?? theirs.updatedAt;
  const instant = when ? instantInWords(when, language) : '–';
  const byNobody = lastChange && text(isGuestAction(lastChange.action) ? 'ui.guest' : 'ui.venue');
  const name = [lastChange?.staff, byNobody, theirs.updatedBy, theirs.updatedByName].find(Boolean);
  return name ? text('ui.meanwhile', { name, instant }) : text('ui.meanwhile.unknown', { instant });
}

interface InBoth {
  label: string;
  theirs: string;
  other: string;
}

function differing(theirs: readonly InWords[], others: readonly InWords[]): InBoth[] {
  const both = theirs.map(({ label, words }, index) => ({ label, theirs: words, other: others[index]?.words ?? '' }));
  return both.filter((words) => words.theirs !== words.other);
}

/** Their value is chosen at first. */
function Version({ label, theirs, other, onChoose }: InBoth & { onChoose: (isMine: boolean) => void }) {
  const text = useUiText();
  const name = useId();
  const versions = [
    { isMine: false, title: text('ui.meanwhile.theirs'), words: theirs },
    { isMine: true, title: text('ui.meanwhile.mine'), words: other },
  ];
  return (
    <fieldset className={styles.versions}>
      <legend>{label}</legend>
      {versions.map(({ isMine, title, words }) => (
        <label key={title}>
          <input type="radio" name={name} defaultChecked={!isMine} onChange={() => onChoose(isMine)} />
          <b>{title}</b>
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function LastChange({ who, when }: { who: string | null; when: string | null }) {
  const text = useUiText();
  const { language } = useLanguage();
  if (!when) return null;
  return <>{text('ui.changedBy', { name: who ?? text('ui.somebody'), instant: instantInWords(when, language) })}</>;
}

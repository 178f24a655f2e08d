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
  /** Describes changes of the saved version outside the form. */
  alsoChanged?: ((latest: NonNullable<Subject>, before: Subject) => string | null) | undefined;
}

/** Asks about fields that both changed. */
export function ChangedMeanwhile<Subject extends Edited | null, Values extends object>(
  props: ChangedMeanwhileProps<Subject, Values> & { conflict: Conflict<Subject, Values> },
) {
  const text = useUiText();
  const { draft, conflict, inWords, alsoChanged } = props;
  const { mine, merge } = conflict;
  const latest = draft.valuesOf(conflict.latest);
  const note = alsoChanged?.(conflict.latest, conflict.before) ?? null;
  const inBoth = (places: readonly Place[], from: Values) =>
    places.flatMap((place) =>
      differing(inWords(latest), inWords(withPlace(latest, from, place))).map((words) => ({ place, ...words })),
    );
  const taken = inBoth(merge.taken, draft.valuesOf(conflict.before));
  const disputed = inBoth(merge.disputed, mine);
  return (
    <Notice
      title={useWhoAndWhen(conflict)}
      description={
        <div className={styles.conflict}>
          {note && <p>{note}</p>}
          {taken.length > 0 && <p>{text('ui.meanwhile.taken')}</p>}
          <ul>
            {taken.map(({ place, label, latest: words }) => (
              <li key={place.join()}>
                {label}: <b>{words}</b>
              </li>
            ))}
          </ul>
          {disputed.map(({ place, ...versions }) => (
            <Version
              key={place.join()}
              {...versions}
              onChoose={(isMine) => draft.choose(place, isMine ? mine : latest)}
            />
          ))}
          <p>{text(draft.isChanged() || disputed.length > 0 ? 'ui.meanwhile.save' : 'ui.meanwhile.same')}</p>
        </div>
      }
    />
  );
}

function useWhoAndWhen<Subject extends Edited | null>({ latest, lastChange }: Conflict<Subject, object>): string {
  const text = useUiText();
  const { language } = useLanguage();
  const when = lastChange?.at ?? latest.updatedAt;
  const instant = when ? instantInWords(when, language) : '–';
  const byNobody = lastChange && text(isGuestAction(lastChange.action) ? 'ui.guest' : 'ui.venue');
  const name = [lastChange?.staff, byNobody, latest.updatedBy, latest.updatedByName].find(Boolean);
  return name ? text('ui.meanwhile', { name, instant }) : text('ui.meanwhile.unknown', { instant });
}

interface InBoth {
  label: string;
  latest: string;
  other: string;
}

function differing(latest: readonly InWords[], others: readonly InWords[]): InBoth[] {
  const both = latest.map(({ label, words }, index) => ({ label, latest: words, other: others[index]?.words ?? '' }));
  return both.filter((words) => words.latest !== words.other);
}

function Version({ label, latest, other, onChoose }: InBoth & { onChoose: (isMine: boolean) => void }) {
  const text = useUiText();
  const name = useId();
  const versions = [
    { isMine: false, title: text('ui.meanwhile.latest'), words: latest },
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

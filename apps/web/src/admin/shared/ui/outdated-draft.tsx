import Button from 'antd/es/button';
import { Fragment } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useText } from '../../../shared/i18n/use-text';
import { instantInWords } from '../time/date-words';
import styles from './changed-meanwhile.module.css';
import type { en } from './messages.en';
import { Notice } from './notice';
import type { Draft, Edited } from './use-draft';

export interface OutdatedDraftProps<Subject extends Edited | null, Values extends object> {
  draft: Draft<Subject, Values>;
  /** The fields as staff read them. */
  inWords: (values: Values) => readonly { label: string; words: string }[];
  /** What somebody else has changed that the form does not hold, if anything. */
  alsoChanged?: ((theirs: NonNullable<Subject>) => string | null) | undefined;
}

/** Both versions of what two have edited, above the form of the slower one. */
export function OutdatedDraft<Subject extends Edited | null, Values extends object>(
  props: OutdatedDraftProps<Subject, Values>,
) {
  const { draft, inWords, alsoChanged } = props;
  const { form, theirs, goOnFrom, valuesOf } = draft;
  if (!theirs) return null;
  const mine = inWords(form.getFieldsValue());
  return (
    <ChangedMeanwhile
      who={theirs.updatedBy ?? theirs.updatedByName ?? null}
      when={theirs.updatedAt}
      note={alsoChanged?.(theirs) ?? null}
      fields={inWords(valuesOf(theirs)).map(({ label, words }, index) => ({
        label,
        theirs: words,
        mine: mine[index]?.words ?? '',
      }))}
      onTakeTheirs={() => {
        form.setFieldsValue(valuesOf(theirs));
        goOnFrom(theirs);
      }}
      onKeepMine={() => goOnFrom(theirs)}
    />
  );
}

interface ChangedMeanwhileProps {
  /** Who has saved meanwhile, if that is known, and when. */
  who: string | null;
  when: string | null;
  /** What else has changed. */
  note: string | null;
  /** Both versions, by what each field is called. */
  fields: readonly { label: string; theirs: string; mine: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else was quicker: both versions are shown, and staff choose which one goes on. */
function ChangedMeanwhile({ who, when, note, fields, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  const instant = when ? instantInWords(when, language) : '–';
  const differing = fields.filter(({ theirs, mine }) => theirs !== mine);
  return (
    <Notice
      title={who ? text('ui.meanwhile', { name: who, instant }) : text('ui.meanwhile.unknown', { instant })}
      description={
        <>
          {note && <p>{note}</p>}
          {differing.length === 0 && <p>{text('ui.meanwhile.same')}</p>}
          <dl className={styles.versions}>
            {differing.map(({ label, theirs, mine }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd data-is-long={isLong(theirs, mine)}>
                  <b>{text('ui.meanwhile.theirs')}</b>
                  {theirs}
                </dd>
                <dd data-is-long={isLong(theirs, mine)}>
                  <b>{text('ui.meanwhile.mine')}</b>
                  {mine}
                </dd>
              </Fragment>
            ))}
          </dl>
          <div className={styles.choices}>
            {differing.length > 0 && <Button onClick={onTakeTheirs}>{text('ui.meanwhile.takeTheirs')}</Button>}
            <Button onClick={onKeepMine}>{text('ui.meanwhile.keepMine')}</Button>
          </div>
        </>
      }
    />
  );
}

/** What does not fit beside the other version on a phone. */
const isLong = (...versions: string[]): boolean => versions.some((words) => words.length > 40);

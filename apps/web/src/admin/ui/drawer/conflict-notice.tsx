import { isGuestAuditAction } from '@strapec/domain';
import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../time/date-words';
import { type FieldPath, copyField } from './merge-drafts';
import { useUiText } from '../texts';
import { FormWarning } from '../form-warning';
import styles from '../ui.module.css';
import type { Draft, EditedRecord, Conflict } from './use-draft';

interface FieldSummary {
  label: string;
  value: string;
}

export interface ConflictNoticeProps<Subject extends EditedRecord | null, Values extends object> {
  draft: Draft<Subject, Values>;
  describeValues: (values: Values) => readonly FieldSummary[];
  /** Describes changes of the saved version outside the form. */
  describeOtherChanges?: ((latest: NonNullable<Subject>, before: Subject) => string | null) | undefined;
}

/** Asks about fields that both changed. */
export function ConflictNotice<Subject extends EditedRecord | null, Values extends object>(
  props: ConflictNoticeProps<Subject, Values> & { conflict: Conflict<Subject, Values> },
) {
  const text = useUiText();
  const { draft, conflict, describeValues, describeOtherChanges } = props;
  const { mine, mergedDraft } = conflict;
  const latest = draft.toFormValues(conflict.latest);
  const otherChanges = describeOtherChanges?.(conflict.latest, conflict.previous) ?? null;
  const listDifferences = (paths: readonly FieldPath[], source: Values) =>
    paths.flatMap((path) => {
      const others = describeValues(copyField(latest, source, path));
      const fields = describeValues(latest).map(({ label, value }, index) => {
        return { path, label, latest: value, other: others[index]?.value ?? '' };
      });
      return fields.filter((field) => field.latest !== field.other);
    });
  const adoptedFields = listDifferences(mergedDraft.adoptedPaths, draft.toFormValues(conflict.previous));
  const disputedFields = listDifferences(mergedDraft.disputedPaths, mine);
  return (
    <FormWarning
      title={useConflictTitle(conflict)}
      description={
        <div className={styles.conflict}>
          {otherChanges && <p>{otherChanges}</p>}
          {adoptedFields.length > 0 && <p>{text('ui.meanwhile.taken')}</p>}
          <ul>
            {adoptedFields.map(({ path, label, latest: words }) => (
              <li key={path.join()}>
                {label}: <b>{words}</b>
              </li>
            ))}
          </ul>
          {disputedFields.map(({ path, ...versions }) => (
            <VersionChoice
              key={path.join()}
              {...versions}
              onChoose={(isMine) => draft.chooseVersion(path, isMine ? mine : latest)}
            />
          ))}
          <p>{text(draft.isChanged() || disputedFields.length > 0 ? 'ui.meanwhile.save' : 'ui.meanwhile.same')}</p>
        </div>
      }
    />
  );
}

type ConflictVersion = Pick<Conflict<EditedRecord, object>, 'latest' | 'lastChange'>;

function useConflictTitle({ latest, lastChange }: ConflictVersion): string {
  const text = useUiText();
  const { language } = useLanguage();
  const changedAt = lastChange?.at ?? latest.updatedAt;
  const instant = changedAt ? instantInWords(changedAt, language) : '–';
  const actorText = lastChange && text(isGuestAuditAction(lastChange.action) ? 'ui.guest' : 'ui.venue');
  const name = [lastChange?.staff, actorText, latest.updatedBy, latest.updatedByName].find(Boolean);
  return name ? text('ui.meanwhile', { name, instant }) : text('ui.meanwhile.unknown', { instant });
}

interface FieldVersions {
  label: string;
  latest: string;
  other: string;
}

function VersionChoice({ label, latest, other, onChoose }: FieldVersions & { onChoose: (isMine: boolean) => void }) {
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
          <b>{title}</b> <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function LastChange({ editor, changedAt }: { editor: string | null; changedAt: string | null }) {
  const text = useUiText();
  const { language } = useLanguage();
  if (!changedAt) return null;
  return (
    <>{text('ui.changedBy', { name: editor ?? text('ui.somebody'), instant: instantInWords(changedAt, language) })}</>
  );
}

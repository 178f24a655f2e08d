import { isGuestAuditAction } from '@strapec/domain';
import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { formatInstant } from '../time/date-words';
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
  const listDifferences = (paths: readonly FieldPath[], comparedValues: Values) =>
    paths.flatMap((path) => {
      const comparedFields = describeValues(copyField(latest, comparedValues, path));
      const fields = describeValues(latest).map(({ label, value }, index) => {
        return { path, label, latest: value, compared: comparedFields[index]?.value ?? '' };
      });
      return fields.filter((field) => field.latest !== field.compared);
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
            {adoptedFields.map(({ path, label, latest: latestValue }) => (
              <li key={path.join()}>
                {label}: <b>{latestValue}</b>
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

type ConflictingChange = Pick<Conflict<EditedRecord, object>, 'latest' | 'lastChange'>;

function useConflictTitle({ latest, lastChange }: ConflictingChange): string {
  const text = useUiText();
  const { language } = useLanguage();
  const changedAt = lastChange?.at ?? latest.updatedAt;
  const instant = changedAt ? formatInstant(changedAt, language) : '–';
  const actorText = lastChange && text(isGuestAuditAction(lastChange.action) ? 'ui.guest' : 'ui.venue');
  const editorName = [lastChange?.staff, actorText, latest.updatedBy, latest.updatedByName].find(Boolean);
  return editorName ? text('ui.meanwhile', { name: editorName, instant }) : text('ui.meanwhile.unknown', { instant });
}

interface FieldVersions {
  label: string;
  latest: string;
  compared: string;
}

function VersionChoice({ label, latest, compared, onChoose }: FieldVersions & { onChoose: (isMine: boolean) => void }) {
  const text = useUiText();
  const radioName = useId();
  const versions = [
    { isMine: false, title: text('ui.meanwhile.latest'), fieldValue: latest },
    { isMine: true, title: text('ui.meanwhile.mine'), fieldValue: compared },
  ];
  return (
    <fieldset className={styles.versions}>
      <legend>{label}</legend>
      {versions.map(({ isMine, title, fieldValue }) => (
        <label key={title}>
          <input type="radio" name={radioName} defaultChecked={!isMine} onChange={() => onChoose(isMine)} />
          <b>{title}</b> <span>{fieldValue}</span>
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
    <>{text('ui.changedBy', { name: editor ?? text('ui.somebody'), instant: formatInstant(changedAt, language) })}</>
  );
}

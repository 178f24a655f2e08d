import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useText } from '../../../shared/i18n/use-text';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import { useBanner } from '../banner/banner-provider';
import { instantInWords } from '../time/date-words';
import changedMeanwhileStyles from './changed-meanwhile.module.css';
import styles from './draft-drawer.module.css';
import type { en } from './messages.en';
import { Loading } from './loading';
import { Notice } from './notice';
import { type Draft, type Edited, saveButtonOf } from './use-draft';
import type { DrawerProps } from './use-drawer';
import { useLeaveGuard } from './use-leave-guard';

interface DraftDrawerProps<Subject extends Edited | null, Values extends object>
  extends DrawerProps, OutdatedDraftProps<Subject, Values> {
  title: string;
  /** What the button says if not the usual. */
  saveText?: string;
  /** Pixels. */
  size?: number;
  /** Whether the banner names the first fault too (spec §5); without it the field alone does. */
  tellsFaults?: boolean;
  /** The drawer has come, and its fields stand in it. */
  onOpened?: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * Where something is edited: it keeps what is typed until it is saved, or until somebody throws it away on purpose.
 * Above the fields both versions, when somebody else has saved meanwhile.
 */
export function DraftDrawer<Subject extends Edited | null, Values extends object>(
  props: DraftDrawerProps<Subject, Values>,
) {
  const text = useText<keyof typeof en>();
  const { draft, inWords, alsoChanged, open, onOpened, onClose, onClosed, children } = props;
  const { title, saveText = text('ui.save'), size = 960, tellsFaults = true } = props;
  const { name, form, isSaving } = draft;
  const banner = useBanner();
  const close = (): boolean => {
    if (draft.isChanged() && !window.confirm(text('ui.discard'))) return false;
    banner.clear();
    onClose();
    return true;
  };
  // A press is answered by the drawer, not by its dozens of fields: they follow, and need not be drawn anew to let it go.
  const fields = useDeferredValue(children, null);
  const isFilled = fields !== null;
  const [hasCome, setHasCome] = useState(false);
  const sayOpened = useEffectEvent(() => onOpened?.());
  useEffect(() => {
    if (hasCome && isFilled) sayOpened();
  }, [hasCome, isFilled]);
  useLeaveGuard(() => open && draft.isChanged());
  useBackCloses(open, close);
  return (
    <Drawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => (isOpen ? setHasCome(true) : onClosed())}
      title={title}
      size={size}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('ui.close') }}
      classNames={{ footer: styles.footer }}
      footer={
        <Button
          id={saveButtonOf(name)}
          type="primary"
          htmlType="submit"
          form={name}
          block
          disabled={isSaving || !open || !isFilled}
        >
          {isSaving ? text('ui.saving') : saveText}
        </Button>
      }
    >
      {/* What has been saved is not sent again while the drawer moves away. */}
      <div inert={!open}>
        <Form<Values>
          id={name}
          name={name}
          form={form}
          layout="vertical"
          requiredMark={false}
          initialValues={draft.saved}
          scrollToFirstError={{ focus: true }}
          className={styles.form}
          onFinish={draft.submit}
          onFinishFailed={({ errorFields: [first] }) =>
            tellsFaults && first && banner.sayFailed(text('ui.invalid', { issue: first.errors[0] ?? '' }))
          }
        >
          <OutdatedDraft draft={draft} inWords={inWords} alsoChanged={alsoChanged} />
          {fields ?? (
            <div className={styles.coming}>
              <Loading />
            </div>
          )}
          {/* Enter saves, although the visible button stands outside the form. */}
          <input type="submit" hidden />
        </Form>
      </div>
    </Drawer>
  );
}

interface OutdatedDraftProps<Subject extends Edited | null, Values extends object> {
  draft: Draft<Subject, Values>;
  /** The fields as staff read them. */
  inWords: (values: Values) => readonly { label: string; words: string }[];
  /** What somebody else has changed that the form does not hold, if anything. */
  alsoChanged?: ((theirs: NonNullable<Subject>) => string | null) | undefined;
}

/** Both versions of what two have edited, above the form of the slower one. */
function OutdatedDraft<Subject extends Edited | null, Values extends object>(
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
          <dl className={changedMeanwhileStyles.versions}>
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
          <div className={changedMeanwhileStyles.choices}>
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

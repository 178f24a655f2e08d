import { type MenuKind, menuLimits } from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useLanguage } from '../../../shared/i18n/language-context';
import { TranslateButton } from '../../shared/translation/translate-button';
import { useTranslate } from '../../shared/translation/use-translate';
import parts from '../../shared/ui/parts.module.css';
import { AllergenField } from './allergen-field';
import type { ItemValues } from './item-values';
import styles from './menu-drawers.module.css';
import type { Section } from './menu-links';
import { ServingFields } from './serving-fields';
import { useMenuText } from './texts';
import { WineFields } from './wine-fields';

interface ItemFieldsProps {
  sections: readonly Section[];
  kindOf: (sectionId: string) => MenuKind;
}

export function ItemFields({ sections, kindOf }: ItemFieldsProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ItemValues>();
  const watched = Form.useWatch('sectionId', form) as string | undefined; // undefined when the form opens
  const sectionId = watched ?? (form.getFieldsValue(true) as ItemValues).sectionId;
  const kind = kindOf(sectionId);
  const alike = sections.filter((section) => section.kind === kind);
  return (
    <>
      <div className={parts.languages}>
        <Form.Item name="sectionId" label={text('menuList.form.section')}>
          <Select options={alike.map(({ id, name }) => ({ value: id, label: name[language] }))} />
        </Form.Item>
        <Form.Item name="isListed" label={text('menuList.form.isListed')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Words />
      <Form.Item name="allergens" label={text('menuList.form.allergens')}>
        <AllergenField />
      </Form.Item>
      <ServingFields kind={kind} />
      {kind === 'wine' && <WineFields />}
    </>
  );
}

const languages = [
  { language: 'sk', other: 'en', target: 'english' },
  { language: 'en', other: 'sk', target: 'slovak' },
] as const;

/** Name and note in both languages, each with a translate button. */
function Words() {
  const text = useMenuText();
  const form = Form.useFormInstance<ItemValues>();
  const translation = useTranslate();
  return (
    <div className={parts.languages}>
      {languages.map(({ language, other, target }) => (
        <div key={language}>
          <Form.Item name={['name', language]} label={text(`menuList.form.name.${language}`)}>
            <Input lang={language} autoComplete="off" maxLength={menuLimits.nameLength} />
          </Form.Item>
          <Form.Item name={['text', language]} label={text(`menuList.form.text.${language}`)}>
            <Input.TextArea lang={language} rows={3} maxLength={menuLimits.textLength} />
          </Form.Item>
          <TranslateButton
            translation={translation}
            target={target}
            read={() => form.getFieldValue(['text', language]) as string}
            onTranslated={(translated) => form.setFieldValue(['text', other], translated)}
          />
        </div>
      ))}
      {translation.note && <p className={styles.whole}>{translation.note}</p>}
    </div>
  );
}

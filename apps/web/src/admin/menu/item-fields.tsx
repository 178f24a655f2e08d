import {
  type Language,
  type MenuKind,
  languages,
  menuLimits,
  servingKinds,
  sweetnesses,
  wineColours,
  allergens,
} from '@strapec/domain';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useLanguage } from '../../shared/i18n/language-context';
import { TranslateButton, useTranslator } from '../ui/translation/translate-button';
import parts from '../ui/parts.module.css';
import { type ItemValues, createServingValues, type Section } from './item-values';
import styles from './menu-drawers.module.css';
import { useMenuText } from './texts';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import Button from 'antd/es/button';
import { DateField } from '../ui/date-field';
import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useGuestMenuText } from './item/texts';

interface ItemFieldsProps {
  sections: readonly Section[];
  kindOf: (sectionId: string) => MenuKind;
}

export function ItemFields({ sections, kindOf }: ItemFieldsProps) {
  const text = useMenuText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ItemValues>();
  const watchedSectionId = Form.useWatch('sectionId', form) as string | undefined; // undefined when the form opens
  const sectionId = watchedSectionId ?? (form.getFieldsValue(true) as ItemValues).sectionId;
  const kind = kindOf(sectionId);
  const sectionsOfKind = sections.filter((section) => section.kind === kind);
  return (
    <>
      <div className={parts.languages}>
        <Form.Item name="sectionId" label={text('menuList.form.section')}>
          <Select options={sectionsOfKind.map(({ id, name }) => ({ value: id, label: name[language] }))} />
        </Form.Item>
        <Form.Item name="isListed" label={text('menuList.form.isListed')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <NameAndTextFields />
      <Form.Item name="allergens" label={text('menuList.form.allergens')}>
        <AllergenField />
      </Form.Item>
      <ServingFields kind={kind} />
      {kind === 'wine' && <WineFields />}
    </>
  );
}

function NameAndTextFields() {
  const text = useMenuText();
  const translator = useTranslator();
  return (
    <div className={parts.languages}>
      {languages.map((language) => (
        <div key={language}>
          <Form.Item name={['name', language]} label={text(`menuList.form.name.${language}`)}>
            <Input lang={language} autoComplete="off" maxLength={menuLimits.nameLength} />
          </Form.Item>
          <Form.Item name={['text', language]} label={text(`menuList.form.text.${language}`)}>
            <Input.TextArea lang={language} rows={3} maxLength={menuLimits.textLength} />
          </Form.Item>
          <TranslateButton translator={translator} language={language} toFieldName={(one) => ['text', one]} />
        </div>
      ))}
      {translator.note && <p className={styles.whole}>{translator.note}</p>}
    </div>
  );
}

function ServingFields({ kind }: { kind: MenuKind }) {
  const text = useMenuText();
  return (
    <Form.List name="servings">
      {(rows, { add, remove }, { errors }) => (
        <fieldset className={`${parts.stack} ${parts.ruled} ${parts.section}`}>
          <legend>{text('menuList.form.servings')}</legend>
          {rows.map(({ key, name }) => (
            <ServingRow key={key} index={name} kind={kind} onRemove={() => remove(name)} />
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= menuLimits.maxServings}
            onClick={() => add(createServingValues(kind))}
          >
            {text('menuList.form.serving.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

function ServingRow({ index, kind, onRemove }: { index: number; kind: MenuKind; onRemove: () => void }) {
  const text = useMenuText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<ItemValues>();
  const servingKind = Form.useWatch(['servings', index, 'kind'], form) as string | undefined;
  const kindsForItem = servingKinds.filter((one) => (kind === 'food' ? ['portion', 'takeaway'].includes(one) : true));
  const offeredKinds = kindsForItem.filter((one) => kind !== 'wine' || one !== 'portion');
  return (
    <div
      className={`${parts.item} ${styles.serving}`}
      role="group"
      aria-label={text('menuList.form.serving', { number: index + 1 })}
    >
      <Form.Item name={[index, 'kind']} label={text('menuList.form.serving.kind')}>
        <Select options={offeredKinds.map((value) => ({ value, label: text(`menuList.serving.${value}`) }))} />
      </Form.Item>
      <Form.Item name={[index, 'volumeMl']} label={text('menuList.form.serving.volume')}>
        <Input inputMode="numeric" autoComplete="off" maxLength={5} suffix="ml" />
      </Form.Item>
      <Form.Item
        name={[index, 'price']}
        label={text('menuList.form.serving.price')}
        getValueProps={(price: string) => ({ value: language === 'sk' ? price.replace('.', ',') : price })}
      >
        <Input inputMode="decimal" autoComplete="off" maxLength={8} suffix="€" />
      </Form.Item>
      <Form.Item
        name={[index, 'pouredUntil']}
        hidden={servingKind !== 'glass'}
        label={text('menuList.form.serving.until')}
        extra={text('menuList.form.serving.until.hint')}
      >
        <DateField isOptional />
      </Form.Item>
      {/* The id keeps a serving the same one, with its sold-out mark. */}
      <Form.Item name={[index, 'id']} hidden>
        <input type="hidden" />
      </Form.Item>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={text('menuList.form.serving.remove', { number: index + 1 })}
        onClick={onRemove}
      />
    </div>
  );
}

function WineFields() {
  const text = useMenuText();
  return (
    <fieldset className={`${parts.stack} ${parts.ruled} ${parts.section}`}>
      <legend>{text('menuList.form.wine')}</legend>
      <div className={parts.fields}>
        <WineInput name="producer" />
        <WineInput name="vintage" hintId="menuList.form.vintage.hint" inputMode="numeric" />
        <Form.Item name={['wine', 'colour']} label={text('menuList.form.colour')}>
          <Select options={wineColours.map((value) => ({ value, label: text(`menuList.colour.${value}`) }))} />
        </Form.Item>
        <Form.Item name={['wine', 'sweetness']} label={text('menuList.form.sweetness')}>
          <Select options={sweetnesses.map((value) => ({ value, label: text(`menuList.sweetness.${value}`) }))} />
        </Form.Item>
        <WineInput name="region.sk" />
        <WineInput name="region.en" />
        <WineInput name="appellation" />
        <WineInput name="country" hintId="menuList.form.country.hint" maxLength={2} />
        <Form.Item
          name={['wine', 'grapes']}
          label={text('menuList.form.grapes')}
          extra={text('menuList.form.grapes.hint')}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} maxCount={menuLimits.maxGrapes} />
        </Form.Item>
        <WineInput name="alcohol" inputMode="decimal" />
      </div>
      <div className={parts.row}>
        {(['isOrganic', 'isVegan'] as const).map((name) => (
          <Form.Item key={name} name={['wine', name]} valuePropName="checked" noStyle>
            <Checkbox>{text(`menuList.form.${name}`)}</Checkbox>
          </Form.Item>
        ))}
      </div>
      <details>
        <summary>{text('menuList.form.label')}</summary>
        <div className={parts.fields}>
          <WineInput name="labelUrl" inputMode="url" maxLength={menuLimits.urlLength} />
          <WineInput name="energyKj" inputMode="numeric" />
          <WineInput name="ingredients.sk" maxLength={menuLimits.textLength} />
          <WineInput name="ingredients.en" maxLength={menuLimits.textLength} />
        </div>
      </details>
    </fieldset>
  );
}

type WineTextField = 'producer' | 'vintage' | 'appellation' | 'country' | 'alcohol' | 'labelUrl' | 'energyKj';

interface WineInputProps {
  name: WineTextField | `${'region' | 'ingredients'}.${Language}`;
  hintId?: 'menuList.form.vintage.hint' | 'menuList.form.country.hint';
  inputMode?: 'numeric' | 'decimal' | 'url';
  maxLength?: number;
}

function WineInput({ name, hintId, inputMode, maxLength = menuLimits.lineLength }: WineInputProps) {
  const text = useMenuText();
  return (
    <Form.Item name={['wine', ...name.split('.')]} label={text(`menuList.form.${name}`)} extra={hintId && text(hintId)}>
      <Input inputMode={inputMode} autoComplete="off" maxLength={maxLength} />
    </Form.Item>
  );
}

interface AllergenFieldProps {
  id?: string;
  value?: number[] | null;
  onChange?: (allergens: number[] | null) => void;
}

/** An item without a statement is not listed, so "none" must be chosen. */
function AllergenField({ id, value = null, onChange }: AllergenFieldProps) {
  const text = useMenuText();
  const guestText = useGuestMenuText();
  const groupName = useId();
  const allergenStatement = value === null ? 'notConfirmed' : value.length === 0 ? 'none' : 'some';
  const toggleAllergen = (allergen: number, isChecked: boolean) => {
    const otherAllergens = (value ?? []).filter((one) => one !== allergen);
    onChange?.(isChecked ? [...otherAllergens, allergen].sort((a, b) => a - b) : otherAllergens);
  };
  return (
    <div role="group" aria-label={text('menuList.form.allergens')} className={parts.stack}>
      <Radio.Group
        id={id}
        name={groupName}
        value={allergenStatement}
        onChange={({ target }) => onChange?.(target.value === 'notConfirmed' ? null : [])}
        options={[
          { value: 'notConfirmed', label: text('menuList.form.allergens.notConfirmed') },
          { value: 'none', label: text('menuList.form.allergens.none') },
          { value: 'some', label: text('menuList.form.allergens.some'), disabled: allergenStatement !== 'some' },
        ]}
      />
      <div className={`${parts.item} ${styles.fourteen}`}>
        {allergens.map((allergen) => (
          <Checkbox
            key={allergen}
            checked={value?.includes(allergen) ?? false}
            onChange={({ target }) => toggleAllergen(allergen, target.checked)}
          >
            {allergen}. {guestText(`menu.allergen.${allergen}`)}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

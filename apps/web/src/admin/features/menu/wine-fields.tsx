import { menuLimits, sweetnesses, wineColours } from '@strapec/domain';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import styles from './item-drawer.module.css';
import { useMenuText } from './texts';

/** What is said of a wine beside its name; what the label has to say is asked for last. */
export function WineFields() {
  const text = useMenuText();
  return (
    <fieldset className={styles.wine}>
      <legend>{text('menuList.form.wine')}</legend>
      <div className={styles.pair}>
        <Line name="producer" />
        <Line name="vintage" hint="menuList.form.vintage.hint" inputMode="numeric" />
        <Choice
          name="colour"
          options={wineColours.map((value) => ({ value, label: text(`menuList.colour.${value}`) }))}
        />
        <Choice
          name="sweetness"
          options={sweetnesses.map((value) => ({ value, label: text(`menuList.sweetness.${value}`) }))}
        />
        <Line name={['region', 'sk']} label="menuList.form.regionSk" />
        <Line name={['region', 'en']} label="menuList.form.regionEn" />
        <Line name="appellation" />
        <Line name="country" hint="menuList.form.country.hint" maxLength={2} />
        <Form.Item
          name={['wine', 'grapes']}
          label={text('menuList.form.grapes')}
          extra={text('menuList.form.grapes.hint')}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',']} maxCount={menuLimits.grapes} />
        </Form.Item>
        <Line name="alcohol" inputMode="decimal" />
      </div>
      <div className={styles.checks}>
        {(['isOrganic', 'isVegan'] as const).map((name) => (
          <Form.Item key={name} name={['wine', name]} valuePropName="checked" noStyle>
            <Checkbox>{text(`menuList.form.${name}`)}</Checkbox>
          </Form.Item>
        ))}
      </div>
      <details className={styles.label}>
        <summary>{text('menuList.form.label')}</summary>
        <div className={styles.pair}>
          <Line name="labelUrl" inputMode="url" maxLength={menuLimits.urlLength} />
          <Line name="energyKj" inputMode="numeric" />
          <Line name={['ingredients', 'sk']} label="menuList.form.ingredientsSk" maxLength={menuLimits.textLength} />
          <Line name={['ingredients', 'en']} label="menuList.form.ingredientsEn" maxLength={menuLimits.textLength} />
        </div>
      </details>
    </fieldset>
  );
}

type LineName = 'producer' | 'vintage' | 'appellation' | 'country' | 'alcohol' | 'labelUrl' | 'energyKj';

interface LineProps {
  name: LineName | readonly [string, string];
  label?:
    'menuList.form.regionSk' | 'menuList.form.regionEn' | 'menuList.form.ingredientsSk' | 'menuList.form.ingredientsEn';
  hint?: 'menuList.form.vintage.hint' | 'menuList.form.country.hint';
  inputMode?: 'numeric' | 'decimal' | 'url';
  maxLength?: number;
}

function Line({ name, label, hint, inputMode, maxLength = menuLimits.lineLength }: LineProps) {
  const text = useMenuText();
  const words = label ?? (`menuList.form.${name as LineName}` as const);
  return (
    <Form.Item
      name={['wine', ...(typeof name === 'string' ? [name] : name)]}
      label={text(words)}
      extra={hint && text(hint)}
    >
      <Input inputMode={inputMode} autoComplete="off" maxLength={maxLength} />
    </Form.Item>
  );
}

interface ChoiceProps {
  name: 'colour' | 'sweetness';
  options: { value: string; label: string }[];
}

function Choice({ name, options }: ChoiceProps) {
  const text = useMenuText();
  return (
    <Form.Item name={['wine', name]} label={text(`menuList.form.${name}`)}>
      <Select options={options} />
    </Form.Item>
  );
}

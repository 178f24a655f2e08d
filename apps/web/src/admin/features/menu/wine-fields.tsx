import { type Language, menuLimits, sweetnesses, wineColours } from '@strapec/domain';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import parts from '../../shared/ui/parts.module.css';
import { useMenuText } from './texts';

/** The details of a wine; the mandatory label data comes last. */
export function WineFields() {
  const text = useMenuText();
  return (
    <fieldset className={`${parts.stack} ${parts.ruled} ${parts.section}`}>
      <legend>{text('menuList.form.wine')}</legend>
      <div className={parts.fields}>
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
        <Line name="region.sk" />
        <Line name="region.en" />
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
          <Line name="labelUrl" inputMode="url" maxLength={menuLimits.urlLength} />
          <Line name="energyKj" inputMode="numeric" />
          <Line name="ingredients.sk" maxLength={menuLimits.textLength} />
          <Line name="ingredients.en" maxLength={menuLimits.textLength} />
        </div>
      </details>
    </fieldset>
  );
}

interface LineProps {
  name:
    | 'producer'
    | 'vintage'
    | 'appellation'
    | 'country'
    | 'alcohol'
    | 'labelUrl'
    | 'energyKj'
    | `${'region' | 'ingredients'}.${Language}`;
  hint?: 'menuList.form.vintage.hint' | 'menuList.form.country.hint';
  inputMode?: 'numeric' | 'decimal' | 'url';
  maxLength?: number;
}

function Line({ name, hint, inputMode, maxLength = menuLimits.lineLength }: LineProps) {
  const text = useMenuText();
  return (
    <Form.Item name={['wine', ...name.split('.')]} label={text(`menuList.form.${name}`)} extra={hint && text(hint)}>
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

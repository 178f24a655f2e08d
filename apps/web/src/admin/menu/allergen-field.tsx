import { allergens as all } from '@strapec/domain';
import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import { useId } from 'react';
import { useGuestListText } from './item/texts';
import parts from '../ui/parts.module.css';
import styles from './menu-drawers.module.css';
import { useMenuText } from './texts';

interface AllergenFieldProps {
  id?: string;
  value?: number[] | null;
  onChange?: (allergens: number[] | null) => void;
}

/** An item without a statement is not listed, so "none" must be chosen. */
export function AllergenField({ id, value = null, onChange }: AllergenFieldProps) {
  const text = useMenuText();
  const guestText = useGuestListText();
  const group = useId();
  const statement = value === null ? 'notConfirmed' : value.length === 0 ? 'none' : 'some';
  const put = (allergen: number, isIn: boolean) => {
    const others = (value ?? []).filter((one) => one !== allergen);
    onChange?.(isIn ? [...others, allergen].sort((a, b) => a - b) : others);
  };
  return (
    <div role="group" aria-label={text('menuList.form.allergens')} className={parts.stack}>
      <Radio.Group
        id={id}
        name={group}
        value={statement}
        onChange={({ target }) => onChange?.(target.value === 'notConfirmed' ? null : [])}
        options={[
          { value: 'notConfirmed', label: text('menuList.form.allergens.notConfirmed') },
          { value: 'none', label: text('menuList.form.allergens.none') },
          { value: 'some', label: text('menuList.form.allergens.some'), disabled: statement !== 'some' },
        ]}
      />
      <div className={`${parts.item} ${styles.fourteen}`}>
        {all.map((allergen) => (
          <Checkbox
            key={allergen}
            checked={value?.includes(allergen) ?? false}
            onChange={({ target }) => put(allergen, target.checked)}
          >
            {allergen}. {guestText(`menu.allergen.${allergen}`)}
          </Checkbox>
        ))}
      </div>
    </div>
  );
}

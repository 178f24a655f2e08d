import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { type MenuKind, menuLimits, servingKinds } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useLanguage } from '../../../shared/i18n/language-context';
import { DateField } from '../../shared/ui/date-field';
import parts from '../../shared/ui/parts.module.css';
import { type ItemValues, newServing } from './item-values';
import styles from './menu-drawers.module.css';
import { useMenuText } from './texts';

/** The servings with their final prices; food is sold by the portion, wine never is. */
export function ServingFields({ kind }: { kind: MenuKind }) {
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
            disabled={rows.length >= menuLimits.servings}
            onClick={() => add(newServing(kind))}
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
  const served = Form.useWatch(['servings', index, 'kind'], form) as string | undefined;
  const kinds = servingKinds.filter((one) => (kind === 'food' ? ['portion', 'takeaway'].includes(one) : true));
  const offered = kinds.filter((one) => kind !== 'wine' || one !== 'portion');
  return (
    <div
      className={`${parts.item} ${styles.serving}`}
      role="group"
      aria-label={text('menuList.form.serving', { number: index + 1 })}
    >
      <Form.Item name={[index, 'kind']} label={text('menuList.form.serving.kind')}>
        <Select options={offered.map((value) => ({ value, label: text(`menuList.serving.${value}`) }))} />
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
        hidden={served !== 'glass'}
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

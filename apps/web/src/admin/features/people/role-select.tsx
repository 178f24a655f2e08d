import { type StaffRole, staffRoles } from '@strapec/domain';
import Select from 'antd/es/select';
import styles from './people.module.css';
import { usePeopleText } from './texts';

interface RoleSelectProps {
  id?: string;
  label?: string;
  value?: StaffRole;
  disabled?: boolean;
  onChange?: (role: StaffRole) => void;
}

export function RoleSelect({ label, ...field }: RoleSelectProps) {
  const text = usePeopleText();
  return (
    <Select<StaffRole>
      {...field}
      aria-label={label}
      popupMatchSelectWidth={false}
      options={staffRoles.map((role) => ({
        value: role,
        label: text(`people.role.${role}`),
        may: text(`people.role.${role}.may`),
      }))}
      optionRender={({ label: name, data }) => (
        <span className={styles.option}>
          {name}
          <small>{data.may}</small>
        </span>
      )}
    />
  );
}

import Input from 'antd/es/input';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (input: string) => void;
  autoFocus?: boolean;
}

export const SearchField = ({ label, onChange, ...field }: SearchFieldProps) => (
  <Input
    type="search"
    aria-label={label}
    placeholder={label}
    allowClear
    onChange={({ target }) => onChange(target.value)}
    {...field}
  />
);

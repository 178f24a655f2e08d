import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { listLimits } from '@strapec/domain';
import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef } from 'react';
import styles from './find.module.css';
import { useFindText } from './texts';
import { useFindAddress } from './use-find-address';
import { useSlash } from './use-slash';

/** Where staff type whom they look for, from whatever page. */
export function FindField({ isFirst = false }: { isFirst?: boolean }) {
  const text = useFindText();
  const field = useRef<InputRef>(null);
  const { typed, setTyped, search } = useFindAddress();
  useSlash(() => field.current?.focus({ cursor: 'all' }));
  useEffect(() => {
    if (isFirst) field.current?.focus({ cursor: 'end' });
  }, [isFirst]);
  return (
    <div role="search" className={styles.search}>
      <Input
        ref={field}
        type="search"
        aria-label={text('find.label')}
        aria-keyshortcuts="/"
        placeholder={text('find.placeholder')}
        prefix={<SearchOutlined aria-hidden />}
        suffix={typed === '' && <kbd className={styles.key}>/</kbd>}
        autoComplete="off"
        spellCheck={false}
        maxLength={listLimits.searchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => search(typed)}
      />
    </div>
  );
}

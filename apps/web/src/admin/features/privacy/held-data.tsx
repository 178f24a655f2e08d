import type { HeldKind, PersonDataDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useState } from 'react';
import { saveAs } from '../../shared/files/save-as';
import { ErasePerson } from './erase-person';
import styles from './privacy.module.css';
import { usePrivacyText } from './texts';

interface HeldDataProps {
  person: PersonDataDto;
  onErased: () => void;
}

/** How much is held of each kind, and what can be done with it. */
export function HeldData({ person, onErased }: HeldDataProps) {
  const text = usePrivacyText();
  const [isErasing, setErasing] = useState(false);
  const { email, held } = person;
  if (held.length === 0) return <p className={styles.nothing}>{text('privacy.nothing', { email })}</p>;
  const download = () => {
    saveAs(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), text('privacy.file'));
  };
  return (
    <div className={styles.held}>
      <h3 className={styles.whose}>{text('privacy.held', { email })}</h3>
      <dl className={styles.counts}>
        {countsOf(person).map(([kind, count]) => (
          <div key={kind}>
            <dt>{text(`privacy.kind.${kind}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={download}>{text('privacy.download')}</Button>
        <Button danger onClick={() => setErasing(true)}>
          {text('privacy.erase')}
        </Button>
      </div>
      <ErasePerson email={email} open={isErasing} onClose={() => setErasing(false)} onErased={onErased} />
    </div>
  );
}

function countsOf({ held }: PersonDataDto): [HeldKind, number][] {
  const counts = new Map<HeldKind, number>();
  for (const { kind, rows } of held) counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
  return [...counts];
}

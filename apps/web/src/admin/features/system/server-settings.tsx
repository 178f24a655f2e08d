import type { SystemDto } from '@strapec/contracts';
import styles from './system.module.css';
import { useSystemText } from './texts';

/** What only the server's environment decides: each setting by its name, never by its value. */
export function ServerSettings({ settings }: Pick<SystemDto, 'settings'>) {
  const text = useSystemText();
  const isSet = (setting: SystemDto['settings'][number]) => text(`system.settings.${setting.isSet ? 'set' : 'unset'}`);
  return (
    <details className={styles.check}>
      <summary>{text('system.settings')}</summary>
      <p>{text('system.settings.lead')}</p>
      <dl className={styles.findings}>
        {settings.map((setting) => (
          <div key={setting.name}>
            <dt translate="no">{setting.name}</dt>
            <dd>
              <strong data-tone={setting.isSet ? 'good' : undefined}>{isSet(setting)}</strong>{' '}
              <span lang="en">
                {setting.meaning}
                {!setting.isSet && ` (${setting.unset})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { languageOptions } from '@strapec/domain';
import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import { NavLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { staffHeaderTheme } from '../../shared/theme/theme';
import { Grapes } from '../../shared/ui/logo';
import { Bell } from '../shared/live/bell';
import { useHouseName } from '../shared/house/use-house-query';
import { type Session, useSession } from '../shared/session/session-context';
import { useMatches } from '../shared/ui/use-is-narrow';
import styles from './admin-frame.module.css';
import { HeaderMenu } from './header-menu';
import { HeaderTools } from './header-tools';
import { addressOf } from './tabs';
import { useAdminText } from './texts';

/** The title, the search and what waits, who has signed in, and the links to the public pages, the other language and signing out. */
export function AdminHeader() {
  const text = useAdminText();
  const { user } = useSession();
  const isPhone = useMatches('(max-width: 767px)');
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        {text('admin.skip')}
      </a>
      <h1 className={styles.title}>
        <Grapes size={28} /> <span>{text('admin.title', { house: useHouseName() })}</span>
      </h1>
      <HeaderTools />
      <NavLink to={addressOf('me')} className={styles.greeting}>
        {text('admin.greeting', { name: nameOf(user) ?? text('admin.anonymous') })}
      </NavLink>
      <div className={styles.ways}>
        <ConfigProvider theme={staffHeaderTheme}>
          {isPhone ? (
            <HeaderMenu>
              <Ways />
            </HeaderMenu>
          ) : (
            <Ways />
          )}
        </ConfigProvider>
      </div>
    </header>
  );
}

function Ways() {
  const text = useAdminText();
  const { signOut } = useSession();
  return (
    <>
      <Bell />
      <LanguageSwitch />
      <Button href="/" type="text">
        {text('admin.viewSite')}
      </Button>
      <Button type="text" onClick={signOut}>
        {text('admin.logout')}
      </Button>
    </>
  );
}

/** By first name, else e-mail (spec §2). */
function nameOf({ firstName, email }: Session['user']): string | null {
  return [firstName, email].find((name) => name) ?? null;
}

/** Offers the other of the two languages. */
function LanguageSwitch() {
  const { language, chooseLanguage } = useLanguage();
  const other = languageOptions.find(({ code }) => code !== language);
  if (!other) return null;
  return (
    <Button type="text" lang={other.code} onClick={() => void chooseLanguage(other.code)}>
      {other.name}
    </Button>
  );
}

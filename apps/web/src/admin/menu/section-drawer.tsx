import { type StaffMenuSectionDto, createMenuSection, updateMenuSection } from '@strapec/contracts';
import { type MenuKind, languages, menuKinds, menuLimits } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { refreshMenu } from '../data/menu-cache';
import { DraftDrawer } from '../ui/drawer/draft-drawer';
import { useDraft } from '../ui/drawer/use-draft';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { toMenuFieldPath, useMenuErrorText } from './menu-errors';
import type { Section } from './item-values';
import { useMenuText } from './texts';

interface SectionValues {
  kind: MenuKind;
  name: { sk: string; en: string };
}

type DraftSection = Section & { updatedAt: null };

export function SectionDrawer({ section, ...drawer }: DrawerProps & { section: Section | null }) {
  const text = useMenuText();
  const draft = useSectionDraft(section, drawer.onClose);
  return (
    <DraftDrawer
      title={text(section ? 'menuList.section.rename' : 'menuList.section.new')}
      size={480}
      draft={draft}
      describeValues={({ name }) =>
        languages.map((language) => ({ label: text(`menuList.form.name.${language}`), value: name[language] }))
      }
      {...drawer}
    >
      {!section && (
        <Form.Item name="kind" label={text('menuList.section.kind')}>
          <Select options={menuKinds.map((value) => ({ value, label: text(`menuList.kind.${value}`) }))} />
        </Form.Item>
      )}
      {languages.map((language) => (
        <Form.Item
          key={language}
          name={['name', language]}
          label={text(`menuList.form.name.${language}`)}
          rules={[{ required: true, whitespace: true, message: text('menuList.error.required') }]}
        >
          <Input lang={language} autoComplete="off" maxLength={menuLimits.nameLength} />
        </Form.Item>
      ))}
    </DraftDrawer>
  );
}

function useSectionDraft(section: Section | null, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useMenuText();
  const errorText = useMenuErrorText();
  return useDraft({
    name: 'menu-section',
    openedSubject: section && { ...section, updatedAt: null },
    toFormValues: (base: DraftSection | null): SectionValues => ({
      kind: base?.kind ?? 'wine',
      name: { ...(base?.name ?? { sk: '', en: '' }) },
    }),
    save: ({ kind, name }: SectionValues, base): Promise<StaffMenuSectionDto> =>
      base ? updateMenuSection(base.id, { name, version: base.version }) : createMenuSection({ kind, name }),
    onSaved: () => {
      void refreshMenu(queries);
      onSaved();
      return text('menuList.section.saved');
    },
    onFailure: (reason) => {
      void refreshMenu(queries);
      return text('wines.failed', { reason });
    },
    toFormError: (formError) => ({
      name: toMenuFieldPath(formError.field) as unknown as keyof SectionValues,
      errors: [errorText(formError)],
    }),
  });
}

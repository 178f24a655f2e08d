import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin/app/admin-app';
import { keepShell } from './admin/shared/offline/keep-shell';
import { rootElementId } from './app/page-state';

const root = document.getElementById(rootElementId);
if (root)
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
if (import.meta.env.PROD) keepShell();

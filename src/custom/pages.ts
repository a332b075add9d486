import type { PageEntry } from '../components/page.ts';

/** Every page that is no resource's. A page is added by its line here, and its entry in `shell/menu/menu.ts`. */
export const pages: readonly PageEntry[] = [
  { path: '/registration', outside: true, load: () => import('./sign-in/registration/RegistrationPage.tsx') },
  { path: '/data-filling', outside: true, load: () => import('./sign-in/data-filling/DataFillingPage.tsx') },
  { path: '/login/recoveryPassword', outside: true, load: () => import('./sign-in/password/RecoveryPage.tsx') },
  { path: '/login/newPassword', outside: true, load: () => import('./sign-in/password/NewPasswordPage.tsx') },
  { path: '/profile/about', load: () => import('./profile/about/AboutPage.tsx') },
  { path: '/profile/notifications', staffOnly: true, load: () => import('./profile/notifications/NotificationsPage.tsx') },
  { path: '/profile/security', load: () => import('./profile/security/SecurityPage.tsx') },
];

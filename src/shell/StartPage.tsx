import { useRouterProvider } from 'ra-core';
import { LoadingPage } from './LoadingPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { entriesOf } from './menuView.ts';
import { useMenu } from './useMenu.ts';

/** The way from `/` to the first page of the menu that the person may open. */
export const StartPage = () => {
  const { Navigate } = useRouterProvider();
  const menu = useMenu();
  if (!menu) return <LoadingPage />;
  const [first] = entriesOf(menu.menu);
  return first ? (
    <Navigate to={first.to} replace />
  ) : (
    <MessagePage title="shell.errors.nothingToOpen" hint="shell.errors.nothingToOpenHint" />
  );
};

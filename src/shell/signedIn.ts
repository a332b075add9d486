export { Layout } from './Layout.tsx';
export { AtStart, StartPage } from './StartPage.tsx';

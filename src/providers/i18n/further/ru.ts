import raRussian from 'ra-language-russian';
import { componentsRussian } from '../../../components/messages/ru.ts';
import { impersonationRussian } from '../../../custom/impersonation/messages/ru.ts';
import { signInRussian } from '../../../custom/signIn/messages/ru.ts';
import generated from '../../../generated/messages/ru.ts';
import { resourcesRussian } from '../../../resources/messages/ru.ts';
import { russian } from '../../../shell/messages/ru.ts';
import { noticesRussian } from '../../../shell/notices/messages/ru.ts';
import { paletteRussian } from '../../../shell/palette/messages/ru.ts';
import { russianOverlay } from '../russianOverlay.ts';

export default {
  ...raRussian,
  ...russianOverlay,
  ...russian,
  ...paletteRussian,
  ...noticesRussian,
  ...componentsRussian,
  ...resourcesRussian,
  ...signInRussian,
  ...impersonationRussian,
  ...generated,
};

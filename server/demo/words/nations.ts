/** Where people of the demo network come from, and what they are called there. */
export interface Nation {
  timezone: string;
  /** Language of their interface. */
  language: 'en' | 'ru';
  /** Dialling code and the form of a number behind it. */
  phone: string;
  women: readonly string[];
  men: readonly string[];
  /** A family name, or a woman's and a man's form of it. */
  families: readonly (string | readonly [woman: string, man: string])[];
}

export const nations: Readonly<Record<string, Nation>> = {
  Ukraine: {
    timezone: 'Europe/Kyiv',
    language: 'ru',
    phone: '+380 67 ### ## ##',
    women: ['Оксана', 'Ірина', 'Наталія', 'Дарина', 'Соломія', 'Юлія'],
    men: ['Тарас', 'Андрій', 'Богдан', 'Максим', 'Олег', 'Назар', 'Ярослав'],
    families: ['Шевченко', 'Бондаренко', 'Ткаченко', 'Мельник', ['Ковальська', 'Ковальський'], 'Гнатюк', 'Лисенко'],
  },
  Kazakhstan: {
    timezone: 'Asia/Almaty',
    language: 'ru',
    phone: '+7 701 ### ## ##',
    women: ['Айгерим', 'Динара', 'Мадина', 'Жанна', 'Алия'],
    men: ['Арман', 'Данияр', 'Тимур', 'Ерлан', 'Санжар', 'Руслан'],
    families: [
      ['Ахметова', 'Ахметов'],
      ['Нурланова', 'Нурланов'],
      ['Сулейменова', 'Сулейменов'],
      'Ким',
      ['Оспанова', 'Оспанов'],
    ],
  },
  Russia: {
    timezone: 'Europe/Moscow',
    language: 'ru',
    phone: '+7 916 ### ## ##',
    women: ['Анна', 'Екатерина', 'Ольга', 'Мария', 'Полина', 'Ксения', 'Вера'],
    men: ['Алексей', 'Дмитрий', 'Иван', 'Кирилл', 'Павел', 'Никита', 'Глеб', 'Артём'],
    families: [
      ['Соколова', 'Соколов'],
      ['Лебедева', 'Лебедев'],
      ['Волкова', 'Волков'],
      ['Зайцева', 'Зайцев'],
      ['Орлова', 'Орлов'],
      ['Белова', 'Белов'],
      ['Крылова', 'Крылов'],
      ['Щукина', 'Щукин'],
    ],
  },
  Bulgaria: {
    timezone: 'Europe/Sofia',
    language: 'en',
    phone: '+359 88 ### ####',
    women: ['Елена', 'Десислава', 'Ивана', 'Радка'],
    men: ['Георги', 'Димитър', 'Стоян', 'Николай'],
    families: [
      ['Петрова', 'Петров'],
      ['Димитрова', 'Димитров'],
      ['Илиева', 'Илиев'],
      ['Христова', 'Христов'],
    ],
  },
  Latvia: {
    timezone: 'Europe/Riga',
    language: 'en',
    phone: '+371 2# ### ###',
    women: ['Līga', 'Ieva', 'Kristīne', 'Elīna', 'Santa'],
    men: ['Jānis', 'Mārtiņš', 'Andris', 'Kaspars', 'Toms'],
    families: [['Bērziņa', 'Bērziņš'], ['Kalniņa', 'Kalniņš'], ['Ozoliņa', 'Ozoliņš'], 'Liepa', ['Krūmiņa', 'Krūmiņš']],
  },
  Poland: {
    timezone: 'Europe/Warsaw',
    language: 'en',
    phone: '+48 6## ### ###',
    women: ['Agnieszka', 'Katarzyna', 'Zofia', 'Małgorzata'],
    men: ['Paweł', 'Michał', 'Grzegorz', 'Łukasz', 'Wojciech'],
    families: [['Kowalska', 'Kowalski'], 'Wójcik', ['Zielińska', 'Zieliński'], 'Nowak', ['Dąbrowska', 'Dąbrowski']],
  },
  Germany: {
    timezone: 'Europe/Berlin',
    language: 'en',
    phone: '+49 151 #### ####',
    women: ['Hannah', 'Lena', 'Jule', 'Katrin', 'Svenja'],
    men: ['Lukas', 'Jonas', 'Florian', 'Matthias', 'Jörg'],
    families: ['Krüger', 'Schäfer', 'Weiß', 'Hoffmann', 'Lehmann', 'Vogt', 'Brandt'],
  },
  Spain: {
    timezone: 'Europe/Madrid',
    language: 'en',
    phone: '+34 6## ### ###',
    women: ['Lucía', 'Carmen', 'Núria', 'Paula'],
    men: ['Álvaro', 'Javier', 'Iker', 'Sergio', 'Raúl'],
    families: ['García Núñez', 'Fernández', 'Ibáñez', 'Romero', 'Castillo', 'Peña'],
  },
  Brazil: {
    timezone: 'America/Sao_Paulo',
    language: 'en',
    phone: '+55 11 9####-####',
    women: ['Beatriz', 'Larissa', 'Juliana', 'Camila'],
    men: ['João', 'Thiago', 'Rafael', 'Caio', 'Vinícius'],
    families: ['Souza', 'Oliveira', 'Araújo', 'Gonçalves', 'Lima', 'Teixeira'],
  },
  Mexico: {
    timezone: 'America/Mexico_City',
    language: 'en',
    phone: '+52 55 #### ####',
    women: ['Ximena', 'Valeria', 'Daniela', 'Fernanda'],
    men: ['Diego', 'Emiliano', 'Héctor', 'Ángel'],
    families: ['Ramírez', 'Hernández', 'Zúñiga', 'Cárdenas', 'Morales'],
  },
  'United States': {
    timezone: 'America/New_York',
    language: 'en',
    phone: '+1 917 555 ####',
    women: ['Madison', 'Grace', 'Tiffany', 'Olivia'],
    men: ['Tyler', 'Marcus', 'Jason', 'Derek', 'Cole'],
    families: ['Whitman', 'Brooks', 'Carter', 'O’Donnell', 'Reyes', 'Sullivan'],
  },
  'United Kingdom': {
    timezone: 'Europe/London',
    language: 'en',
    phone: '+44 7### ### ###',
    women: ['Imogen', 'Charlotte', 'Freya'],
    men: ['Oliver', 'Callum', 'Harry', 'Rhys'],
    families: ['Ashworth', 'Hughes', 'Patel', 'Turner', 'MacLeod'],
  },
  France: {
    timezone: 'Europe/Paris',
    language: 'en',
    phone: '+33 6 ## ## ## ##',
    women: ['Camille', 'Chloé', 'Manon'],
    men: ['Théo', 'Antoine', 'Hugo', 'François'],
    families: ['Lefèvre', 'Moreau', 'Garnier', 'Rousseau', 'd’Amboise'],
  },
  Türkiye: {
    timezone: 'Europe/Istanbul',
    language: 'en',
    phone: '+90 53# ### ## ##',
    women: ['Elif', 'Zeynep', 'Ayşe', 'Büşra'],
    men: ['Emre', 'Kaan', 'Oğuz', 'Mert', 'Şahin'],
    families: ['Yılmaz', 'Demir', 'Çelik', 'Öztürk', 'Aydın'],
  },
  India: {
    timezone: 'Asia/Kolkata',
    language: 'en',
    phone: '+91 98### #####',
    women: ['Ananya', 'Priya', 'Kavya', 'Neha'],
    men: ['Arjun', 'Rohan', 'Vikram', 'Aditya', 'Sandeep'],
    families: ['Sharma', 'Iyer', 'Mehta', 'Reddy', 'Banerjee', 'Singh'],
  },
  Vietnam: {
    timezone: 'Asia/Ho_Chi_Minh',
    language: 'en',
    phone: '+84 90 ### ## ##',
    women: ['Linh', 'Hương', 'Thảo', 'Mai'],
    men: ['Minh', 'Đức', 'Quân', 'Tuấn', 'Long'],
    families: ['Nguyễn', 'Trần', 'Phạm', 'Lê', 'Đặng'],
  },
  Indonesia: {
    timezone: 'Asia/Jakarta',
    language: 'en',
    phone: '+62 812 #### ####',
    women: ['Putri', 'Dewi', 'Ayu'],
    men: ['Rizky', 'Bayu', 'Agus', 'Dimas'],
    families: ['Wijaya', 'Santoso', 'Pratama', 'Siregar'],
  },
  Nigeria: {
    timezone: 'Africa/Lagos',
    language: 'en',
    phone: '+234 803 ### ####',
    women: ['Chiamaka', 'Adaeze', 'Folake'],
    men: ['Emeka', 'Tunde', 'Ifeanyi', 'Segun'],
    families: ['Okafor', 'Adeyemi', 'Balogun', 'Eze', 'Nwosu'],
  },
};

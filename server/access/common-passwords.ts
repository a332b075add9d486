/**
 * Passwords that attackers try first, from published counts of leaked ones; shorter ones are caught by the length rule.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  00000 000000 0000000 00000000 0000000000 010203 0123456 0123456789 101010 102030 1029384756 11111 111111 1111111 11111111
  111111111 1111111111 111222 112233 11223344 1122334455 121212 12121212 123123 1231234 12312312 123123123 123321 12332100
  12341234 12344321 12345 123450 1234512345 123454321 1234554321 123456 1234560 1234561 123456123456 1234567 12345678
  123456789 1234567890 1234567891 12345678910 123456789a 123456789q 12345678a 12345679 1234567a 1234567q 123456a 123456aa
  123456b 123456q 123456qwerty 12345a 12345q 12345qwert 12345qwerty 1234abcd 1234qwer 123654 123654789 123698745 123789 123abc
  123qwe 123qwe123 123qweasd 123qweasdzxc 131313 135790 13579 142536 147147 147258 147258369 147852 147852369 159357 159753 159951
  1a2b3c 1a2b3c4d 1g2w3e4r 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20002000
  22222 222222 22222222 232323 2wsx3edc 321321 321654 321654987 333333 33333333 3rjs1la7qe 444444 456123 456456 456789 5201314
  54321 55555 555555 5555555 55555555 654321 6543210 66666 666666 66666666 676767 696969 753951 765432 7654321 777777 7777777 77777777
  789456 789456123 789789 852456 87654321 88888 888888 88888888 963852741 987654 98765432 987654321 9876543210 987654321a 99999 999999
  99999999 999999999 aa123456 aa12345678 aaaaa aaaaaa aaaaaaaa abc123 abc12345 abc123456 abcabc abcd123 abcd1234 abcd12345 abcde
  abcde12345 abcdef abcdef123 abcdefg abcdefgh access access14 action adidas admin admin1 admin123 admin1234 admin12345 admin123456
  admin@123 administrator adrian affiliate albert alexander alexandra alexis alexander1 amanda america amigos andrea andrew angel
  angel1 angela angels anthony anthony1 apollo apples april arsenal arthur asdasd asdasd123 asdf1234 asdfasdf asdfgh asdfgh123 asdfghj
  asdfghjkl asdfjkl ashley ashley1 asshole august austin awesome azerty azerty123 azertyuiop babygirl babygirl1 backup bailey
  banana baseball baseball1 basketball basketball1 batman batman1 beautiful benjamin bigdaddy bismillah blahblah blessed blessed1 blink182
  bluebird bonnie booboo bradley brandon brandon1 brittany broken buster buster1 butterfly butterfly1 cameron canada carlos
  caroline changeme changeme1 changeme123 charles charlie charlie1 charlotte cheese chelsea chelsea1 chester chicken chicken1 chocolate
  chocolate1 chris christian christine christopher computer computer1 cookie cookies corvette cowboy cowboys cricket cristina
  crystal dallas daniel daniel1 danielle dbrnjhbz death default default1 dexter diamond diamond1 discovery disney dolphin
  dolphins donald dragon dragon1 dragon123 eagles edward eleven elizabeth elizabeth1 eminem england everton falcon family family1 ferrari
  fifteen fishing florida flower flowers football football1 football123 forever forever1 forever21 freedom freedom1 friends friends1
  fuckoff fuckyou fuckyou1 fuckyou2 gabriel gandalf garfield gateway gemini genesis george gfhjkm gfhjkm123 giants ginger ginger1
  godisgood golden golfer google google1 gracie guitar gwerty123 hahaha hallo hallo123 hammer hannah hannah1 hannover happy
  happy1 harley harley1 heather hello hello1 hello123 hello1234 helloworld hercules hockey hockey1 hottie hunter hunter1 iamgod
  icecream iloveu iloveyou iloveyou1 iloveyou2 iloveyou123 internet internet1 isabella iwantu jackson jackson1 jasmine jasmine1 jason
  jasper jennifer jennifer1 jeremy jessica jessica1 jesus jesus1 jesuschrist johnny jonathan jordan jordan1 jordan23 joseph
  joshua joshua1 junior junior1 justin justin1 katherine killer killer1 killer123 klaster knight ladybug lakers lauren
  legend letmein letmein1 letmein123 liberty lifehack lincoln liverpool liverpool1 login login123 london london1 lovely lovelove
  loveme loveme1 lover loveyou lucky lucky1 lucky7 madison maggie maggie1 manchester manutd marina marlboro martin martina
  maryjane master master1 master123 matrix matthew matthew1 maverick maximus melissa mercedes merlin metallica michael michael1
  michelle michelle1 mickey midnight miguel minecraft monday monica monkey monkey1 monkey12 monkey123 monster monster1 morgan
  mother mustang mustang1 mynoob myspace1 naruto naruto1 natasha nathan newyork newyork1 nicholas nicole nicole1 nikita
  nirvana nokia nothing ohmnamah23 oliver orange orange1 pa55w0rd pa55word pa$$w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword
  p@ssword1 paradise parola pass1234 pass12345 passw0rd passw0rd1 passw0rd123 passwd password password! password0 password01
  password1 password1! password10 password11 password12 password123 password1234 password12345 password123456 password2 password3
  password@123 password99 passwort passwort1 patrick peaches peanut pepper pepper1 perfect phoenix picture1 platinum please pokemon
  pokemon1 pokemon123 police poohbear porsche power prince princess princess1 princess123 privet prodigy purple purple1 q1w2e3
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazqaz qazwsx qazwsx1 qazwsx123 qazwsxedc qazxsw qazxswedc qq123456 qqqqqq qqww1122 qwaszx
  qweasd qweasd123 qweasdzxc qweqwe qweqwe123 qwer1234 qwer123456 qwerasdf qwert qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty11
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321 qwerty7 qwerty78 qwertyu qwertyui qwertyuiop qwertyuiop1 qwertz
  qwertzuiop rachel rainbow rainbow1 ranger rangers raymond rebecca red123 redsox richard robert robert1 rockyou ronaldo
  ronaldo7 rosebud russia samantha samantha1 samsung samsung1 samuel sandra santiago sasha sasha123 savannah scarface scooter
  scorpion sebastian secret secret1 secret123 september shadow shadow1 shannon shelby silver simple singer skateboard skywalker slipknot
  slipknot1 smokey snoopy soccer soccer1 soccer10 softball softball1 sophie sparky special spiderman spiderman1 spongebob spring2024
  spring2025 spring2026 starwars starwars1 steelers stella steven steven1 success success1 summer summer1 summer2024 summer2025
  summer2026 sunflower sunshine sunshine1 superman superman1 superman123 superstar sweetheart swordfish sydney taylor taylor1 tennis
  teresa test1 test123 test1234 test12345 test123456 testing testing123 testtest thomas thomas1 thunder thuglife thx1138 tigger
  tigger1 tinkle tinkerbell toyota trustno1 twilight united unknown vanessa vfrcbv victor victoria victoria1 vincent viper
  warcraft warrior welcome welcome1 welcome12 welcome123 welcome1234 welcome@123 whatever whatever1 william william1 willow winner winston
  winter winter2024 winter2025 winter2026 wizard world xbox360 xxxxxx xxxxxxxx yankees yankees1 yellow yellow1 yfnfif ytrewq
  yuantuo2012 zaq12wsx zaq1xsw2 zaq1zaq1 zaqwsx zinch zk.: zvezda zxcasdqwe zxccxz zxcv1234 zxcvbn zxcvbn123 zxcvbnm zxcvbnm1 zxcvbnm123
  zzzzzz zzzzzzzz любовь наташа пароль пароль123 привет солнышко йцукен йцукен123 йцукенг марина максим
  `
    .trim()
    .split(/\s+/),
);

/** Words that say nothing about what is looked for; they count only when a query has no others. */
const WORDS =
  'a an the and or of to in on at for from with by is are am was be been do does did can could may will would should i my me we our us you your it its this that these those there ' +
  'now today what which who where when how why please want need tell show find get about not list lists all details information info status got get gave went going keep been has have had just still yet really very also so if because itself something anything any some give gives given want wants wanted pls plz sir madam hello hi kindly ' +
  'का की के को से में पर ने और या है हैं हो पहले रह तक कुछ बहुत जी था थी थे हूं हुआ हुई क्या कैसे कहां कब क्यों कौन कौनसा मैं मेरा मेरी मेरे मुझे हम हमारा आप आपका अपना अपनी अपने यह वह ये वे इस उस लिए करें करूं करना कर चाहिए भी तो ही जो सूची सभी सारे सारी जानकारी बताएं बताइए अब अभी वाला वाली वाले रहा रही रहे सकता सकती सकते होता होती होगा होगी गया गई गए सा गयी गये करके करो करते किया कीजिए जाता जाती जाते जाए ' +
  'ka ki ke ko se mein main me par ne aur ya hai hain kya kaise kahan kab kyon kaun mera meri mere mujhe liye karen karna karo kare suchi soochi sabhi sare jankari wala wali wale raha rahi rahe h hu hun kr krna krne krni kre kb gya gyi gye skta skti skte sakta sakti sakte hota hoti hoga hogi gaya gayi gaye ho hua hui hue hona kar rha rhi rhe bhi toh jo wo woh ye yeh karke krke karte karu karun kijiye kara jata jati jaye';

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '));

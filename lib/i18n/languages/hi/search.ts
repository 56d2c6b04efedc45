import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords:
    'का की के को से में पर ने और या है हैं हो पहले रह तक कुछ बहुत जी था थी थे हूं हुआ हुई क्या कैसे कहां कब क्यों कौन कौनसा मैं मेरा मेरी मेरे मुझे हम हमारा आप आपका अपना अपनी अपने यह वह ये वे इस उस लिए करें करूं करना कर चाहिए भी तो ही जो सूची सभी सारे सारी जानकारी बताएं बताइए अब अभी वाला वाली वाले रहा रही रहे सकता सकती सकते होता होती होगा होगी गया गई गए सा गयी गये करके करो करते किया कीजिए जाता जाती जाते जाए',
  latinStopWords:
    'ka ki ke ko se mein main me par ne aur ya hai hain kya kaise kahan kab kyon kaun mera meri mere mujhe liye karen karna karo kare suchi soochi sabhi sare jankari wala wali wale raha rahi rahe h hu hun kr krna krne krni kre kb gya gyi gye skta skti skte sakta sakti sakte hota hoti hoga hogi gaya gayi gaye ho hua hui hue hona kar rha rhi rhe bhi toh jo wo woh ye yeh karke krke karte karu karun kijiye kara jata jati jaye',
  // Plural and oblique forms of nouns, and what the singular has in place of the ending.
  endings: 'ियों:ी ियां:ी ाओं:ा ाएं:ा ों ें े:ा',
  what: 'क्या kya',
  kinds: { lounges: 'लाउंज', offers: 'ऑफ़र छूट', cards: 'कार्ड' },
};

import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'आहे आहेत आहेस होते होता होती असेल आणि व किंवा पण तर की हा ही हे तो ती ते या त्या मी मला माझा माझी ' +
    'माझे माझ्या तुम्ही तुम्हाला तुमचा तुमची तुमचे तुमच्या आम्ही आम्हाला आपण आपले आपल्या काय कसे कसा कशी ' +
    'कुठे कधी केव्हा का कोण कोणता कोणती कोणते कोणत्या कुठला कुठली कुठलं कुठले साठी मध्ये वर पासून पर्यंत बद्दल विषयी येथे कृपया ' +
    'झाले झाला झाली झालं गेले गेला गेली गेलं करायचे करायचं करायची करणे करा करू केले केला केली पाहिजे हवे ' +
    'हवा हवी येत येते आला आले नाही नको होत होईल असते घ्यावे घेऊ एक सगळे खूप कोणतं चांगलं',
  latinStopWords:
    'ahe aahe ahet aahet hote hota hoti asel ani aani va kinva tar ki ha hi he to ti te ya tya mi mee ' +
    'mala majha majhi majhe majhya maza mazi maze mazya tumhi tumhala tumcha tumchi tumche tumchya amhi ' +
    'aamhi apan aapan aaple kay kaay kase kasa kashi kuthe kadhi kevha ka kon konta konti konte kontya ' +
    'sathi saathi madhe madhye var pasun paryant baddal vishayi yethe krupaya zale jhale zala jhala zali ' +
    'jhali gele gela geli karayche karaycha karne kara karu kele kela keli pahije have hava havi yet yete ' +
    'ala ale nahi nako hot hoil asate ek khup changla changle',
  endings:
    'ण्यासाठी ांमध्ये ्याच्या ्यासाठी ण्याची ण्याचे ांच्या ांमधून ांसाठी ांसोबत ामध्ये ेमध्ये मध्ये ांतून ' +
    'ाच्या ामधून ासाठी ेच्या ेसाठी ्यांत ्याला च्या मधून लेला लेली लेले साठी ांचं ांची ांचे ांना ांनी ' +
    'ांवर ातून ायचं ायचा ायची ायचे ्यात तून हून ांत ाचं ाची ाचे ाने ाला ावर ीने ेला चं चा ची चे णं णे ना ' +
    'नी ने लं ला ले वर ात ेत ं ा ी े',
  what: 'काय kay kaay',
  kinds: { lounges: 'लाउंज', offers: 'ऑफर सवलत सूट', cards: 'कार्ड' },
  words,
  spellings: [
    [/ॲ|अॅ/g, 'ऍ'],
    [/ॅ(?=ं)/g, ''],
    [/ऴ|ळ/g, 'ळ'],
  ],
};

### The coach, who warns before a losing move in games against the computer. The reasons are in reasons.ftl.

coach = コーチ
coach-hint = 大きなミスをする前に知らせます。
coach-careful = { $move }は要注意。
coach-again = 考え直しますか？
coach-chances = 勝つ見込みが{ $before }%から{ $after }%に下がります。
coach-why = 理由を見る
coach-answer = すると{ $move }が来ます。
coach-other = 別の手を選ぶ
coach-play = それでも指す
